declare module 'netlify-redirector' {
  interface Request {
    readonly scheme: string
    readonly host: string
    /** Percent-encoded. */
    readonly path: string
    readonly query: string
    readonly getHeader: (name: string) => string
    readonly getCookie: (name: string) => string
  }
  interface Matcher {
    match(request: Request): { readonly to: string; readonly status: number } | null
  }
  const redirector: { parseJSON(rules: string, options: object): Promise<Matcher> }
  export default redirector
}
