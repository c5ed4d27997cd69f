import { Icon, Outline } from '~/components/Icon'
import type { IconName } from '~/components/icon-paths'
import type { OrderIcon } from './status'

const KNOWN = { box: 'box', truck: 'truck', cancel: 'close' } as const satisfies Partial<
  Record<OrderIcon, IconName>
>

const OWN: Record<Exclude<OrderIcon, keyof typeof KNOWN>, string> = {
  receipt: 'M6 3.5h12v17l-2.4-1.6-2.4 1.6-2.4-1.6-2.4 1.6L6 19zM9 8.5h6M9 12.5h6',
  plane:
    'M20.6 3.4c-1-1-2.6-.7-3.6.3l-3.3 3.3-8.5-2.2-1.5 1.5 6.8 3.9-3.4 3.4-2.5-.3-1.1 1.1 3.6 2 2 3.6 1.1-1.1-.3-2.5 3.4-3.4 3.9 6.8 1.5-1.5-2.2-8.5 3.3-3.3c1-1 1.8-2.1.8-3.1Z',
  home: 'M4 11.5 12 4l8 7.5M6 10v10h12V10M10 20v-5.5h4V20',
}

const isKnown = (icon: OrderIcon): icon is keyof typeof KNOWN => icon in KNOWN

/** The icon of a step. Decorative: the status is in the text beside it. */
export const StepIcon = ({ icon, size = 20 }: { icon: OrderIcon; size?: number }) =>
  isKnown(icon) ? <Icon name={KNOWN[icon]} size={size} /> : <Outline path={OWN[icon]} size={size} />
