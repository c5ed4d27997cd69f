import styles from './Paid.module.css'

/** The article in the page's `<template>`. As a slot it would be set as `innerHTML`, which Trusted Types forbid. */
export function Reading({ title }: { title: string }) {
  const article = document.querySelector<HTMLTemplateElement>('template[data-reading]')?.content
  if (!article) return undefined
  return (
    <section className={styles.reading} aria-labelledby="reading">
      <h2 id="reading">{title}</h2>
      <div ref={(place) => place?.replaceChildren(article.cloneNode(true))} />
    </section>
  )
}
