import { emoji } from '../emoji'
import { sunHat } from '../objects/hat'
import { passport } from '../objects/health'
import { boardingPass, stampedPages } from '../objects/paper'
import { adapter, cable, phone, powerBank, socket } from '../objects/power'
import { departures, rainCape } from '../objects/street'
import { openSuitcase } from '../objects/suitcase'
import { TALL, WIDE, wide } from '../picture'
import { plaster, tabletop, windowLight } from '../scenes/floors'
import { grecaBorder } from '../scenes/greca'
import { contact, hills, peak, sand } from '../scenes/land'
import { palm } from '../scenes/plants'
import { cloud, sky, sun, vignette } from '../scenes/sky'
import { LAGOON, sea } from '../scenes/water'
import { at, clip, lifted, linear, path, rect, stroke } from '../svg'

const entry = wide(
  'post-honduras-entry-basics',
  sky('dawn', WIDE, 640),
  sun(1180, 400, 80),
  cloud(300, 200, 0.8, ['#fff3e6', '#e9b3a8'], 0.9),
  cloud(1320, 190, 0.6, ['#fff3e6', '#e9b3a8'], 0.85, true),
  hills(5, WIDE, 510, 50, ['#8fa3b0', '#6f8a98'], 640),
  peak(420, 380, 340, 640, ['#9fb3b8', '#7f9aa0'], '#5f7a88', 4),
  rect(0, 590, WIDE, 80, linear(90, '#7f8f96@0', '#5a6a72@100')),
  stroke('M0 632H1600', '#ffffff', 5, { 'stroke-dasharray': '60 40', opacity: 0.7 }),
  emoji('airplane-departure', 1350, 330, 260, { until: 21 }),
  stroke('M0 -10V660M400 -10V660M800 -10V660M1200 -10V660M1600 -10V660', '#33505c', 26, { opacity: 0.85 }),
  rect(0, 0, WIDE, 26, '#33505c', 0, { opacity: 0.85 }),
  at(620, 240, { scale: 0.94 }, lifted('#1c2a30', departures())),
  tabletop(3, WIDE, 640, TALL, ['#d9b98a', '#a87848', '#5f3d1c']),
  at(540, 660, { scale: 0.98, rotate: -5 }, lifted('#3a220c', stampedPages())),
  at(1010, 730, { scale: 0.92, rotate: 8 }, lifted('#3a220c', boardingPass())),
  at(930, 560, { scale: 0.92, rotate: -9 }, lifted('#3a220c', passport())),
  contact(1290, 800, 130, 26, 0.5, '#3a220c'),
  at(
    1290,
    700,
    {},
    lifted(
      '#3a220c',
      rect(-74, 40, 148, 54, linear(0, '#c98a4a@0', '#7a4520@100'), 10),
      rect(-80, 88, 160, 18, '#3a2c2c', 6),
      rect(-18, -40, 36, 90, linear(0, '#d99a5c@0', '#8a5226@100'), 10),
      at(0, -70, {}, rect(-42, -36, 84, 72, linear(30, '#f0b87a@0', '#a8652c@100'), 36)),
    ),
  ),
  vignette(WIDE, TALL, '#2a1c10', 0.3),
)

const packing = wide(
  'post-packing-by-season',
  clip(
    path('M0 0H860L700 900H0Z', '#000'),
    sky('noon', WIDE, TALL),
    sun(300, 180, 90),
    cloud(560, 160, 0.5, ['#ffffff', '#d5edf5'], 0.9),
    sea(4, 900, 500, 640, LAGOON),
    sand(3, 900, 590, TALL),
    palm(150, 640, 380, 50),
  ),
  clip(
    path('M860 0H1600V900H700Z', '#000'),
    sky('overcast', WIDE, TALL),
    peak(1340, 240, 520, 760, ['#7fa898', '#4f8078'], '#2f5a58', 7),
    cloud(1000, 150, 0.9, ['#c3d2d8', '#7f98a4'], 1),
    cloud(1350, 190, 1, ['#b3c6cd', '#6f8a98'], 1, true),
    hills(8, WIDE, 600, 30, ['#4f9078', '#2a6a5a'], TALL),
    rain(),
  ),
  stroke('M868 -10L700 910', '#fffaf0', 14),
  contact(800, 856, 520, 50, 0.6, '#1c2a28'),
  at(800, 560, { scale: 0.92 }, lifted('#1c2a28', openSuitcase())),
  emoji('umbrella', 1040, 320, 260, { rotate: 18, shadow: 14 }),
  at(1290, 470, { scale: 0.92, rotate: 6 }, lifted('#1c2a28', rainCape())),
  emoji('hiking-boot', 1300, 790, 210, { shadow: 14, flip: true }),
  at(480, 330, { scale: 0.56, rotate: -14 }, lifted('#1c2a28', sunHat())),
  emoji('sunglasses', 660, 420, 180, { rotate: -8, shadow: 10 }),
  emoji('thong-sandal', 330, 760, 190, { rotate: -20, shadow: 12 }),
  emoji('shorts', 850, 420, 180, { rotate: 8, shadow: 10 }),
  vignette(WIDE, TALL, '#1c2a28', 0.24),
)

function rain() {
  const drops = Array.from({ length: 90 }, (_, index) => {
    const [x, y] = [720 + ((index * 137) % 900), (index * 211) % 900]
    return `M${x} ${y}l-12 44`
  })
  return stroke(drops.join(''), '#e6f6fa', 4, { opacity: 0.5 })
}

const plugs = wide(
  'post-power-plugs-honduras',
  plaster(9, WIDE, 660, '#3f9fae', '#0f5468'),
  windowLight(980, 20, 520, '#d8fbf2', 0.28),
  grecaBorder(0, 585, WIDE, 75, '#f6d98a', '#a8300f', 0.95),
  tabletop(7, WIDE, 660, TALL, ['#d9a86a', '#a8703a', '#5a3516']),
  at(530, 320, { scale: 1.5 }, socket()),
  cable(
    'M700 430C800 460 900 330 900 480C900 640 760 720 860 780C930 820 990 800 1010 760',
    '#fdf6e6',
    '#b9a888',
    24,
  ),
  at(
    566,
    428,
    {},
    lifted(
      '#06222b',
      rect(-70, -66, 210, 132, linear(90, '#ffffff@0', '#efe7d5@50', '#b9ad92@100'), 44),
      rect(120, -36, 60, 72, linear(90, '#f4ecda@0', '#a89c80@100'), 18),
      stroke('M-40 -40V40M-10 -40V40', '#c3b69b', 8),
    ),
  ),
  contact(1010, 812, 200, 24, 0.55, '#2c1408'),
  at(
    1030,
    580,
    { scale: 0.84, rotate: 7 },
    lifted('#2c1408', phone(linear(90, '#2b2f63@0', '#c0607a@60', '#ffb27a@100'), 0.9)),
  ),
  contact(1270, 818, 150, 22, 0.55, '#2c1408'),
  at(1270, 620, { scale: 0.74, rotate: -4 }, lifted('#2c1408', powerBank(['#ff9a7a', '#e5532f', '#a8300f']))),
  contact(320, 836, 190, 26, 0.55, '#2c1408'),
  at(400, 730, { scale: 0.58, rotate: -5 }, lifted('#2c1408', adapter())),
  emoji('high-voltage', 800, 250, 170, { rotate: 10, shadow: 12 }),
  emoji('hot-beverage', 720, 800, 160, { shadow: 12 }),
  vignette(WIDE, TALL, '#06222b', 0.36),
)

export const PREPARATION_POSTS = [entry, packing, plugs]
