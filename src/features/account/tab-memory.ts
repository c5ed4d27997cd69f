/** Key in `sessionStorage` of the payment that the tab came back from. */
export const PAYMENT_KEY = 'travelstore-payment'

/** Removes what the tab remembers of the person, at logout. */
export const forgetPerson = (): void => {
  try {
    sessionStorage.removeItem(PAYMENT_KEY)
  } catch {
    // Blocked storage has kept nothing.
  }
}
