import { Outline } from '~/components/Icon'
import type { Mode, TimeOfDay } from '~/content/trip-choices'

const TIMES: Readonly<Record<TimeOfDay, string>> = {
  morning: 'M3.5 18.5h17M6.5 18.5a5.5 5.5 0 0 1 11 0M12 9.5V6M5.3 12.3 3.6 10.6M18.7 12.3l1.7-1.7',
  afternoon:
    'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 3.5v1.5M12 19v1.5M3.5 12H5M19 12h1.5M6 6l1 1M17 17l1 1M6 18l1-1M17 7l1-1',
  evening: 'M19.5 14.3A8 8 0 0 1 9.7 4.5a8 8 0 1 0 9.8 9.8Z',
}

const MODES: Readonly<Record<Mode, string>> = {
  bus: 'M5 5h14v12H5zM5 11.5h14M8 17v2.5M16 17v2.5M8 14h0M16 14h0',
  car: 'M3.5 16.5v-4l2-5h13l2 5v4zM3.5 12.5h17M6 16.5v2.5M18 16.5v2.5M7 14h0M17 14h0',
  ferry:
    'M3.5 13.5h17l-2.5 5h-12zM6.5 13.5v-5h9l2 5M10 8.5V5M3.5 21c2 0 2-1 4.2-1s2.2 1 4.3 1 2.2-1 4.3-1 2.2 1 4.2 1',
  boat: 'M3.5 14.5h17l-2.5 4h-12zM11 14.5V4.5l6.5 8H11M3.5 21c2 0 2-1 4.2-1s2.2 1 4.3 1 2.2-1 4.3-1 2.2 1 4.2 1',
  plane:
    'M20.5 4.5c-1-1-2.5-.8-3.5.2l-3.5 3.5-8-2L4 7.7l6.5 3.6-3 3-2.5-.3-1.2 1.2 3 1.8 1.8 3 1.2-1.2-.3-2.5 3-3 3.6 6.5 1.5-1.5-2-8 3.5-3.5c1-1 1.2-2.3.4-3.3Z',
}

export const TimeIcon = ({ time }: { time: TimeOfDay }) => <Outline path={TIMES[time]} size={20} />

export const ModeIcon = ({ mode }: { mode: Mode }) => <Outline path={MODES[mode]} size={22} />

export const EditIcon = () => <Outline path="M4.5 19.5l1-4L16 5l3 3L8.5 18.5zM14 7l3 3" size={19} />

export const RainIcon = () => (
  <Outline
    path="M7 14.5a4 4 0 0 1 .5-8 5 5 0 0 1 9.5 1.5 3.3 3.3 0 0 1 0 6.5M9 17.5l-1 2.5M13 17.5l-1 2.5M17 17.5l-1 2.5"
    size={18}
  />
)

export const WaveIcon = () => (
  <Outline
    path="M3.5 10c2 0 2-1 4.2-1s2.2 1 4.3 1 2.2-1 4.3-1 2.2 1 4.2 1M3.5 15c2 0 2-1 4.2-1s2.2 1 4.3 1 2.2-1 4.3-1 2.2 1 4.2 1"
    size={18}
  />
)

export const FoldIcon = () => <Outline path="M6 9.5l6 6 6-6" size={20} />

export const PrintIcon = () => <Outline path="M7 9V4.5h10V9M7 17H4.5V9h15v8H17M7 14.5h10v5.5H7z" size={19} />
