import type { Locale } from '~/i18n/locales'
import { MESSAGES } from '~/i18n/messages'
import { ACCOUNT_MESSAGES } from '~/i18n/messages/account'
import { AUTH_MESSAGES } from '~/i18n/messages/auth'
import { pick } from '~/i18n/pick'

/** The texts of `ProfileFields`. */
const fieldMessages = (locale: Locale) => pick(ACCOUNT_MESSAGES[locale], 'countries', 'fieldErrors', 'fields')

/** The texts of `SignUpForm`. */
export const signUpMessages = (locale: Locale) => ({
  ...fieldMessages(locale),
  common: pick(MESSAGES[locale].common, 'islandError', 'newTab'),
  form: ACCOUNT_MESSAGES[locale].form,
})

/** The texts of `LoginPrompt`. */
export const loginMessages = (locale: Locale) => ({
  ...pick(
    ACCOUNT_MESSAGES[locale],
    'accessRequired',
    'accessText',
    'login',
    'loginInWindow',
    'signup',
    'track',
    'trackWithout',
    'trouble',
  ),
  ...pick(AUTH_MESSAGES[locale], 'errors', 'recoveryActions'),
  ...pick(AUTH_MESSAGES[locale].callback, 'blockedMessage', 'writeToUs'),
  ...pick(MESSAGES[locale].common, 'newTab'),
})

/** The texts of `AccountView`. */
export const accountViewMessages = (locale: Locale) => {
  const { cart, common, layout, orders } = MESSAGES[locale]
  const t = ACCOUNT_MESSAGES[locale]
  return {
    ...fieldMessages(locale),
    ...pick(
      t,
      'editProfile',
      'greeting',
      'logout',
      'logoutText',
      'memberSince',
      'profile',
      'verified',
      'wishlist',
    ),
    common: pick(common, 'islandError', 'loading'),
    login: loginMessages(locale),
    pending: pick(cart, 'confirmedPayment', 'failedPayment', 'pendingPayment', 'seePayment'),
    orders: { ...t.orders, ...pick(orders, 'askUs', 'statuses'), newTab: common.newTab },
    preferences: { ...t.preferences, currencies: layout.currencies },
  }
}

export type FieldMessages = ReturnType<typeof fieldMessages>
export type SignUpMessages = ReturnType<typeof signUpMessages>
export type LoginMessages = ReturnType<typeof loginMessages>
export type AccountViewMessages = ReturnType<typeof accountViewMessages>
