import { useEffect } from 'react'
import { useRouter } from 'sanity/router'
import { DISCOUNT_CODE_ID } from '~/content/model/discount-code'

/** Opens the form of a new code under a private id: the Studio's own "create" makes public ones. */
export function NewDiscountCode() {
  const { navigateIntent } = useRouter()
  useEffect(() => {
    const id = `${DISCOUNT_CODE_ID}${crypto.randomUUID()}`
    navigateIntent('create', { type: 'discountCode', template: 'discountCode', id }, { replace: true })
  }, [navigateIntent])
  return null
}
