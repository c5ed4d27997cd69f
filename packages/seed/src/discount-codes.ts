/** A code that waits for its season: what editors see before it begins. Its id is private, see the content model. */
export const discountCodes = [
  {
    _id: 'discountCode.semana-santa',
    _type: 'discountCode' as const,
    code: 'SEMANASANTA',
    percent: 15,
    minimum: 20,
    oncePerPerson: true,
    from: '2027-03-20T06:00:00.000Z',
    until: '2027-03-29T06:00:00.000Z',
  },
]
