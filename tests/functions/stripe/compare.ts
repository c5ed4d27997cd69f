import { fileURLToPath } from 'node:url'
import ts from 'typescript'

interface Options {
  /** Values come from a form or a query, where numbers and booleans are text. */
  readonly isForm?: boolean
}

export interface StripeDescription {
  /** Method and path of all calls. */
  readonly calls: readonly string[]
  /** Compares `value` with the type of one part of a call; returns what differs. */
  compare(call: string, part: 'parameters' | 'answer', value: unknown, options?: Options): string[]
}

/** Reads `StripeApi` with the TypeScript compiler. */
export const readStripeApi = (): StripeDescription => {
  const path = fileURLToPath(new URL('api.ts', import.meta.url))
  const program = ts.createProgram([path], {
    strict: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ESNext,
    lib: ['lib.esnext.d.ts'],
    types: [],
  })
  const checker = program.getTypeChecker()
  const api = program.getSourceFile(path)?.statements.find(ts.isInterfaceDeclaration)
  if (!api) throw new Error('StripeApi is missing')
  const described = checker.getTypeAtLocation(api)

  const propertyOf = (type: ts.Type, name: string): ts.Type => {
    const symbol = type.getProperty(name)
    if (!symbol) throw new Error(`${name} is not in tests/functions/stripe/api.ts`)
    return checker.getTypeOfSymbol(symbol)
  }

  const fieldsDiffer = (type: ts.Type, value: object, at: string, options: Options): string[] => {
    const known = new Map(checker.getPropertiesOfType(type).map((symbol) => [symbol.name, symbol]))
    const others = checker.getIndexInfoOfType(type, ts.IndexKind.String)?.type
    const missing = [...known.values()].filter(
      ({ name, flags }) => !(name in value) && !(flags & ts.SymbolFlags.Optional),
    )
    return [
      ...missing.map(({ name }) => `${at}.${name} is missing`),
      ...Object.entries(value).flatMap(([key, field]) => {
        const symbol = known.get(key)
        const fieldType = symbol ? checker.getTypeOfSymbol(symbol) : others
        return fieldType ? differ(fieldType, field, `${at}.${key}`, options) : [`${at}.${key} is unknown`]
      }),
    ]
  }

  const differ = (type: ts.Type, value: unknown, at: string, options: Options): string[] => {
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return []
    const isObject = typeof value === 'object' && value !== null
    if (type.isUnion())
      return membersFor(checker, type, value)
        .map((one) => differ(one, value, at, options))
        .reduce((best, other) => (other.length < best.length ? other : best))
    if (checker.isArrayType(type) && Array.isArray(value)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference)
      return value.flatMap((one, index) => (item ? differ(item, one, `${at}[${index}]`, options) : []))
    }
    if (isObject && !Array.isArray(value) && type.flags & ts.TypeFlags.Object)
      return fieldsDiffer(type, value, at, options)
    return isA(checker, type, value, options) ? [] : [`${at} is ${JSON.stringify(value)}`]
  }

  return {
    calls: described.getProperties().map(({ name }) => name),
    compare: (call, part, value, options = {}) =>
      differ(propertyOf(propertyOf(described, call), part), value, call, options),
  }
}

/** The members that a value may be of. Stripe's enumerations also have a member for values that are added later. */
const membersFor = (checker: ts.TypeChecker, union: ts.UnionType, value: unknown): readonly ts.Type[] => {
  const objects = union.types.filter(({ flags }) => flags & ts.TypeFlags.Object)
  if (typeof value === 'object' && value !== null && objects.length > 0) {
    const named = objects.filter((one) => hasNames(checker, one, value))
    return named.length > 0 ? named : objects
  }
  const listed = union.types.filter((one) => !one.isIntersection())
  return listed.some((one) => one.isStringLiteral()) ? listed : union.types
}

/** Whether `object` and `type` of a value are those of a type. */
const hasNames = (checker: ts.TypeChecker, type: ts.Type, value: object): boolean =>
  Object.entries(value).every(([key, name]) => {
    const symbol = key === 'object' || key === 'type' ? type.getProperty(key) : undefined
    const expected = symbol && checker.getTypeOfSymbol(symbol)
    return !expected?.isStringLiteral() || expected.value === name
  })

/** Whether a string, number, boolean or null is of a type. */
const isA = (checker: ts.TypeChecker, type: ts.Type, value: unknown, { isForm }: Options): boolean => {
  if (type.isStringLiteral()) return value === type.value
  if (type.flags & ts.TypeFlags.Null) return value === null
  if (type.flags & ts.TypeFlags.BooleanLiteral)
    return (isForm ? value : String(value)) === checker.typeToString(type)
  if (type.flags & ts.TypeFlags.Number)
    return isForm ? typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) : typeof value === 'number'
  // Decimals are sent as text.
  return typeof value === 'string' && ['string', 'Decimal'].includes(checker.typeToString(type))
}
