const DECORATORS: readonly string[] = ['strong', 'em']

/**
 * The text of a block without the marks that are neither formatting nor in `definitions`: they would show up in the
 * page.
 */
export const withDefinedMarks = <Child extends object>(
  children: readonly Child[],
  definitions: readonly { readonly _key: string }[],
): Child[] => {
  const known = new Set([...DECORATORS, ...definitions.map(({ _key }) => _key)])
  return children.map((child) =>
    'marks' in child && Array.isArray(child.marks)
      ? { ...child, marks: child.marks.filter((mark) => known.has(String(mark))) }
      : child,
  )
}
