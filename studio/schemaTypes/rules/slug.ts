const WELL_FORMED = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const LONGEST = 80

/** `Jabón sólido de coco` → `jabon-solido-de-coco`. */
export const slugify = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')

/** Whether there is a well-formed slug. `name` is the form's word for it, such as `el código`. */
export const isSlug =
  (name: string) =>
  (value: unknown): true | string => {
    const { current } = Object(value) as { current?: unknown }
    if (typeof current !== 'string' || current === '') return `Presiona «Generar» o escribe ${name}.`
    if (current.length > LONGEST) return `Acorta ${name}: no puede pasar de ${LONGEST} caracteres.`
    return (
      WELL_FORMED.test(current) ||
      'Usa solo minúsculas sin tilde, números y guiones sencillos: bolsa-seca-10-litros.'
    )
  }
