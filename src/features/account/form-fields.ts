import type { ProfileFields, SignUpFields } from './sign-up-form'

/** In place of an incomplete date, whose value is empty; not a date either. */
const INCOMPLETE = '?'

/** The value of a control of `form`, by id; empty if missing. */
const typed = (form: HTMLFormElement, id: string): string => {
  const control = form.elements.namedItem(id)
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return ''
  return control.validity.badInput ? INCOMPLETE : control.value
}

export const profileIn = (form: HTMLFormElement): ProfileFields => ({
  firstName: typed(form, 'firstName'),
  lastName: typed(form, 'lastName'),
  phone: typed(form, 'phone'),
  country: typed(form, 'country'),
  dateOfBirth: typed(form, 'dateOfBirth'),
})

export const signUpIn = (form: HTMLFormElement): SignUpFields => {
  const terms = form.elements.namedItem('agreeToTerms')
  return {
    ...profileIn(form),
    email: typed(form, 'email'),
    password: typed(form, 'password'),
    agreeToTerms: terms instanceof HTMLInputElement && terms.checked,
  }
}

/** Focuses the first invalid field; returns whether there is one. */
export const focusFirst = (form: HTMLFormElement, wrong: readonly string[]): boolean => {
  const control = wrong[0] && form.elements.namedItem(wrong[0])
  if (!(control instanceof HTMLElement)) return false
  control.focus()
  return true
}
