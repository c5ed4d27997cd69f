import type { DailySummary } from '../daily-summary'
import { summaryTexts as t } from '../messages/summary'
import { type Composed, write } from './compose'
import { Paragraph, Small } from './Layout'
import { NoticeMail } from './NoticeMail'

interface Shop {
  readonly brand: string
  readonly site: string
}

/** The shop's morning mail, in its editors' language. */
export function composeSummaryMail(summary: DailySummary, { brand, site }: Shop): Promise<Composed> {
  const { day, orders, revenue, waiting, late, returns, reviews, low } = summary
  const { lateCount, returnCount, lowCount } = summary
  const lists = [
    [t.late(lateCount), late],
    [t.returns(returnCount), returns],
    [t.low(lowCount), low.map(({ name, left }) => t.left(name, left))],
  ] as const
  return write(
    t.subject(day),
    <NoticeMail
      locale="es"
      brand={brand}
      site={site}
      heading={t.heading(day)}
      paragraphs={[t.orders(orders, revenue.join(' + ')), t.waiting(waiting), t.reviews(reviews)]}
      footer={<Small>{t.why(brand)}</Small>}
    >
      {lists.map(([title, items]) => (
        <div key={title}>
          <Paragraph>{title}</Paragraph>
          {items.map((item) => (
            <Small key={item}>• {item}</Small>
          ))}
        </div>
      ))}
    </NoticeMail>,
  )
}
