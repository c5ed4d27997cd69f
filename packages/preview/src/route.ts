/** A page or endpoint of `src/pages`. */
export interface RouteModule {
  readonly getStaticPaths?: () => StaticPath[] | Promise<StaticPath[]>
}
interface StaticPath {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly props?: object
}

/** The path of a file in `src/pages` for its parameters, as Astro builds it. */
export const pathOf = (file: string, params: StaticPath['params'] = {}): string =>
  file
    .replace(/^.*\/pages/, '')
    .replace(/\.(?:astro|ts)$/, '')
    .replace(/\/index$/, '')
    .replace(/\/\[\.\.\.(\w+)\]/g, (_, name: string) => (params[name] ? `/${params[name]}` : ''))
    .replace(/\[(\w+)\]/g, (_, name: string) => params[name] ?? '') || '/'

/** Whether a file can have this path for some parameters. */
const mayMatch = (file: string, path: string): boolean => {
  const pattern = pathOf(file.replace(/\/\[\.\.\.\w+\]/g, '/:rest').replace(/\[\w+\]/g, ':one'))
    .replaceAll('.', '\\.')
    .replaceAll('/:rest', '(?:/[^/]+)?')
    .replaceAll(':one', '[^/]+')
  return new RegExp(`^${pattern}/?$`).test(path)
}

/** The module for a path, with its props; undefined when the site has no such page. */
export const routeFor = async <Module extends RouteModule>(
  modules: Readonly<Record<string, () => Promise<Module>>>,
  path: string,
): Promise<{ module: Module; props: object } | undefined> => {
  for (const [file, load] of Object.entries(modules)) {
    if (!mayMatch(file, path)) continue
    const module = await load()
    if (!module.getStaticPaths) return { module, props: {} }
    const found = (await module.getStaticPaths()).find(({ params }) => pathOf(file, params) === path)
    if (found) return { module, props: found.props ?? {} }
  }
  return undefined
}
