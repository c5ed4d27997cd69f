import { Outline } from '~/components/Icon'
import type { Mode, TimeOfDay } from '~/content/trip-choices'

const TIMES: Readonly<Record<TimeOfDay, string>> = {
  morning: 'M3 18h18M6 18a6 6 0 0 1 12 0M12 9V5M5 12l-2-2M19 12l2-2',
  afternoon:
    'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 3v2M12 19v2M3 12h2M19 12h2M6 6l1 1M17 17l1 1M6 18l1-1M17 7l1-1',
  evening: 'M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10Z',
}

const MODES: Readonly<Record<Mode, string>> = {
  bus: 'M5 5h14v12H5zM5 11h14M8 17v2M16 17v2M8 14h0M16 14h0',
  car: 'M3 17v-5l2-5h14l2 5v5zM3 12h18M6 17v2M18 17v2M7 14h0M17 14h0',
  ferry: 'M3 13h18l-3 5H6zM6 13V8h10l2 5M10 8V5M4 21c2 0 2-1 4-1s2 1 4 1 2-1 4-1 2 1 4 1',
  boat: 'M3 14h18l-3 4H6zM11 14V4l6 8h-6M4 21c2 0 2-1 4-1s2 1 4 1 2-1 4-1 2 1 4 1',
  plane: 'M20 4c1 1 0 3-1 4l-4 4 2 7-2 2-3-6-3 3v2l-1 1-2-3-3-2 1-1h2l3-3-6-3 2-2 7 2 4-4c1-1 3-2 4-1Z',
}

export const TimeIcon = ({ time }: { time: TimeOfDay }) => <Outline path={TIMES[time]} size={20} />

export const ModeIcon = ({ mode }: { mode: Mode }) => <Outline path={MODES[mode]} size={22} />

export const EditIcon = () => <Outline path="M4 20l1-4L16 5l3 3L8 19zM14 7l3 3" size={20} />

export const RainIcon = () => (
  <Outline
    path="M7 14a4 4 0 0 1 0-8 5 5 0 0 1 10 2 3 3 0 0 1 0 6M9 17l-1 3M13 17l-1 3M17 17l-1 3"
    size={18}
  />
)

export const WaveIcon = () => (
  <Outline
    path="M4 10c2 0 2-1 4-1s2 1 4 1 2-1 4-1 2 1 4 1M4 15c2 0 2-1 4-1s2 1 4 1 2-1 4-1 2 1 4 1"
    size={18}
  />
)

export const FoldIcon = () => <Outline path="M6 9l6 6 6-6" size={20} />

export const PrintIcon = () => <Outline path="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z" size={20} />
