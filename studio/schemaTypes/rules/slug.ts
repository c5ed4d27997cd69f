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

/** A well-formed slug; an absent one is left to `required()`. */
export const isSlug = (value: unknown): true | string => {
  if (value === undefined) return true
  const current = (value as { current?: unknown }).current
  if (typeof current !== 'string' || current === '') return 'Presiona «Generar» o escribe la dirección.'
  if (current.length > LONGEST) return `La dirección no puede pasar de ${LONGEST} caracteres.`
  return (
    WELL_FORMED.test(current) ||
    'Usa solo minúsculas sin tilde, números y guiones sencillos: bolsa-seca-10-litros.'
  )
}
