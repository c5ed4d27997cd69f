/** What was typed, without blanks in front: `required` refuses a text of blanks only as it refuses an empty one. */
export const typed = ({ value }: { readonly value: string }): string => value.trimStart()
