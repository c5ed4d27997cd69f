import { Link } from 'sanity/router'
import { Scroll, Table } from '../orders/tool-parts'

interface Props {
  readonly caption: string
  readonly titles: readonly string[]
  /** The first cell names the row; the others are figures. */
  readonly rows: readonly (readonly string[])[]
  /** Where the names of rows lead in the Studio. */
  readonly links?: Readonly<Record<string, string>>
}

/** A table of figures. */
export const Rows = ({ caption, titles, rows, links = {} }: Props) => (
  <Scroll>
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {titles.map((title, i) => (
            <th key={title} scope="col" className={i > 0 ? 'number' : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...figures]) => (
          <tr key={name}>
            <th scope="row">{links[name] ? <Link href={links[name]}>{name}</Link> : name}</th>
            {figures.map((figure, i) => (
              <td key={titles[i + 1]} className="number">
                {figure}
              </td>
            ))}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={titles.length}>Nada todavía.</td>
          </tr>
        )}
      </tbody>
    </Table>
  </Scroll>
)
