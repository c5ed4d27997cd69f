import { defineQuery } from 'groq'
import { type CustomValidator } from 'sanity'
import { API_VERSION } from '~/content/api-version'
import { isOnlyItself } from './unique-id'

const IDS_BY_CODE_QUERY = defineQuery(
  `*[(_type == "discountCode" && code == $code) || (_id == "siteSettings" && discountCode == $code)]._id`,
)

/** Neither another document nor the settings have the code. */
export const isFreeCode: CustomValidator<string | undefined> = async (code, { document, getClient }) => {
  if (code === undefined) return true
  const client = getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'raw' })
  const ids = await client.fetch(IDS_BY_CODE_QUERY, { code })
  return isOnlyItself(ids, document?._id ?? '') || 'Ya hay otro código con este nombre.'
}
