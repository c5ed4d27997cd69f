/** A date of the Studio with its year as it was meant: `31/12/26` is typed for 2026, and read as the year 26 or 1926. */
export const inThisCentury = (date: string): string => date.replace(/^(?:00|19)(?=\d\d-)/, '20')
