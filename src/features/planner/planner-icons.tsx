import { Outline } from '~/components/Icon'
import type { Mode, TimeOfDay } from '~/content/trip-choices'

const TIMES: Readonly<Record<TimeOfDay, string>> = {
  morning:
    'M3.5 18.500h17M6.500 18.500a5.500 5.500 0 0 1 11 0M12 9.500V6M5.300 12.300 3.600 10.600M18.700 12.300l1.700-1.700',
  afternoon:
    'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 3.500v1.500M12 19v1.500M3.500 12H5M19 12h1.500M6 6l1 1M17 17l1 1M6 18l1-1M17 7l1-1',
  evening: 'M19.500 14.300A8 8 0 0 1 9.700 4.500a8 8 0 1 0 9.800 9.800Z',
}

const MODES: Readonly<Record<Mode, string>> = {
  bus: 'M5 5h14v12H5zM5 11.500h14M8 17v2.500M16 17v2.500M8 14.300h.01M16 14.300h.01',
  car: 'M3.500 16.500v-4l2-5h13l2 5v4zM3.500 12.500h17M6 16.500v2.500M18 16.500v2.500M7 14.500h.01M17 14.500h.01',
  ferry:
    'M3.500 13.500h17l-2.500 5h-12zM6.500 13.500v-5h9l2 5M10 8.500V5M3.500 21c2 0 2-1 4.200-1s2.200 1 4.300 1 2.200-1 4.300-1 2.200 1 4.200 1',
  boat: 'M3.500 14.500h17l-2.500 4h-12zM11 14.500V4.500l6.500 8H11M3.500 21c2 0 2-1 4.200-1s2.200 1 4.300 1 2.200-1 4.300-1 2.200 1 4.200 1',
  plane:
    'M20.500 4.500c-1-1-2.500-.8-3.500.2l-3.500 3.500-8-2L4 7.700l6.500 3.600-3 3-2.500-.3-1.200 1.200 3 1.800 1.800 3 1.200-1.200-.3-2.500 3-3 3.600 6.500 1.500-1.500-2-8 3.500-3.500c1-1 1.200-2.300.4-3.300Z',
}

export const TimeIcon = ({ time }: { time: TimeOfDay }) => <Outline path={TIMES[time]} size={20} />

export const ModeIcon = ({ mode }: { mode: Mode }) => <Outline path={MODES[mode]} size={22} />

export const EditIcon = () => <Outline path="M4.500 19.500l1-4L16 5l3 3L8.500 18.500zM14 7l3 3" size={19} />

export const RainIcon = () => (
  <Outline
    path="M7 14.500a4 4 0 0 1 .5-8 5 5 0 0 1 9.500 1.500 3.300 3.300 0 0 1 0 6.500M9 17.500l-1 2.500M13 17.500l-1 2.500M17 17.500l-1 2.500"
    size={18}
  />
)

export const WaveIcon = () => (
  <Outline
    path="M3 9c2.200 0 2.200-1.500 4.500-1.500S9.800 9 12 9s2.200-1.500 4.500-1.500S18.800 9 21 9M3 15c2.200 0 2.200-1.500 4.500-1.500S9.800 15 12 15s2.200-1.500 4.500-1.500S18.800 15 21 15"
    size={18}
  />
)

export const FoldIcon = () => <Outline path="M6 9.500l6 6 6-6" size={20} />

export const PrintIcon = () => (
  <Outline path="M7 9V4.500h10V9M7 17H4.500V9h15v8H17M7 14.500h10v5.500H7z" size={19} />
)
