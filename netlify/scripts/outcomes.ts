/** What is wrong and how to fix it. */
export class Problem extends Error {
  override readonly name = 'Problem'
}

/** Something that cannot be checked from here. */
export class Unchecked extends Error {
  override readonly name = 'Unchecked'
}

/** Nothing is broken, but customers should not see it. */
export class Warning extends Error {
  override readonly name = 'Warning'
}
