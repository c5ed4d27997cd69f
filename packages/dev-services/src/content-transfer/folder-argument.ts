/**
 * The folder and the flags of a command, such as `npm run content:export -- folder --orders`. Throws with the usage when
 * the folder is missing or a flag is unknown.
 */
export const readArguments = (
  usage: string,
  flags: readonly string[] = [],
  args: readonly string[] = process.argv.slice(2),
): { folder: string; has(flag: string): boolean } => {
  const options = args.filter((arg) => arg.startsWith('-'))
  const [folder, ...others] = args.filter((arg) => !arg.startsWith('-'))
  const unknown = options.find((option) => !flags.includes(option))
  if (unknown) throw new Error(`Unknown option ${unknown}. ${usage}`)
  if (folder === undefined || others.length > 0) throw new Error(`Name one folder. ${usage}`)
  return { folder, has: (flag) => options.includes(flag) }
}
