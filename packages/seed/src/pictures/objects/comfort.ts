import { times } from '../geometry'
import { mark } from '../lettering'
import { greca } from '../scenes/greca'
import { at, blur, circle, clip, down, ellipse, group, linear, path, rect, stroke } from '../svg'

type Shades = readonly [light: string, middle: string, dark: string]

/** A U-shaped neck pillow, opening down; 640 wide, 600 high. */
export const neckPillow = ([light, middle, dark]: Shades = ['#7fd0d6', '#2793a7', '#0c5068']) => {
  const outline =
    'M-150 300C-300 310 -330 190 -322 20C-314 -190 -170 -300 0 -300S314 -190 322 20C330 190 300 310 150 300C70 296 66 220 92 150C122 60 92 -30 0 -30S-122 60 -92 150C-66 220 -70 296 -150 300Z'
  return group(
    {},
    path(outline, linear(60, `${light}@0`, `${middle}@55`, `${dark}@110`)),
    clip(
      path(outline, '#000'),
      stroke('M-200 250C-270 150 -270 -40 -170 -150S130 -230 200 -120', '#ffffff', 70, {
        opacity: 0.38,
        filter: blur(26),
      }),
      stroke(
        'M150 300C70 296 66 220 92 150C122 60 92 -30 0 -30S-122 60 -92 150C-66 220 -70 296 -150 300',
        dark,
        46,
        { opacity: 0.55, filter: blur(16) },
      ),
      stroke('M322 20C330 190 300 310 150 300', dark, 60, { opacity: 0.5, filter: blur(20) }),
    ),
    stroke(
      'M-206 286C-290 270 -304 150 -298 20C-290 -170 -160 -276 0 -276S290 -170 298 20C304 150 290 270 206 286',
      '#eafcfb',
      5,
      { opacity: 0.8, 'stroke-dasharray': '16 11' },
    ),
    at(
      212,
      196,
      { rotate: -8 },
      rect(-50, -30, 100, 60, '#fff8ea', 10),
      greca(-46, 18, 92, 30, '#c93c1e', 1, 4.5),
    ),
    stroke('M-118 262Q0 330 118 262', '#0b3a4a', 14),
    rect(-34, 276, 68, 40, linear(90, '#ff9a7a@0', '#b8331b@100'), 12),
  )
}

/** A padded sleep mask with its strap behind it; 660 wide, 320 high. */
export const eyeMask = ([light, middle, dark]: Shades = ['#7d6bc9', '#40348c', '#1d174f']) => {
  const outline =
    'M-310 -40C-306 -120 -200 -140 0 -134S306 -120 310 -40C318 70 240 138 150 136C70 134 44 64 0 62S-70 134 -150 136C-240 138 -318 70 -310 -40Z'
  return group(
    {},
    stroke('M-300 -60C-300 -226 300 -226 300 -60', '#16123c', 36),
    stroke('M-300 -66C-296 -234 296 -234 300 -66', '#4b4190', 8, { opacity: 0.9 }),
    path(outline, linear(70, `${light}@0`, `${middle}@50`, `${dark}@110`)),
    clip(
      path(outline, '#000'),
      ellipse(-150, -40, 130, 70, '#ffffff', { opacity: 0.2, filter: blur(22) }),
      ellipse(150, -40, 130, 70, '#ffffff', { opacity: 0.14, filter: blur(22) }),
      stroke(
        'M-310 -40C-318 70 -240 138 -150 136C-70 134 -44 64 0 62S70 134 150 136C240 138 318 70 310 -40',
        '#0c0830',
        34,
        { opacity: 0.45, filter: blur(12) },
      ),
    ),
    path(outline, 'none', { stroke: '#ff9a7a', 'stroke-width': 13 }),
    path(
      'M-290 -38C-286 -104 -190 -120 0 -114S286 -104 290 -38C296 60 226 118 150 116C84 114 50 42 0 42S-84 114 -150 116C-226 118 -296 60 -290 -38Z',
      'none',
      { stroke: '#cfc6ff', 'stroke-width': 4, 'stroke-dasharray': '13 10', opacity: 0.7 },
    ),
    ...[-150, 150].map((x) =>
      stroke(
        `M${x - 74} -8Q${x} 62 ${x + 74} -8M${x - 50} 24l-12 22M${x} 30v26M${x + 50} 24l12 22`,
        '#ffe9c9',
        12,
      ),
    ),
  )
}

/** One foam earplug, tip up, flared at its foot; 110 wide, 170 high. */
export const earplug = (tint: Shades = ['#c9f0a0', '#8fce6a', '#4d8a3f']) => {
  const shape =
    'M-54 84C-40 60 -36 20 -34 -30C-32 -72 -18 -88 0 -88S32 -72 34 -30C36 20 40 60 54 84Q0 108 -54 84Z'
  return group(
    {},
    path(shape, linear(0, `${tint[0]}@0`, `${tint[1]}@55`, `${tint[2]}@105`)),
    clip(
      path(shape, '#000'),
      ...times(26, (index) =>
        circle(-44 + ((index * 37) % 90), -78 + ((index * 53) % 170), 3, tint[2], { opacity: 0.3 }),
      ),
      ellipse(-14, -20, 9, 54, '#ffffff', { opacity: 0.55, filter: blur(5) }),
    ),
    ellipse(0, 86, 54, 13, tint[0], { opacity: 0.9 }),
  )
}

/** A collapsible silicone bottle; `squash` from 0 (open, 600 high) to 1 (folded, 340 high). Foot at y = 0. */
export const foldBottle = (squash = 0, [light, middle, dark]: Shades = ['#8ae0cf', '#2fa795', '#0f6660']) => {
  const ring = 92 - squash * 66
  const rings = times(4, (index) => {
    const y = -60 - index * ring
    const bulge = 142 + (index % 2) * 6
    return (
      path(
        `M-118 ${y}Q${-bulge - 26} ${y - ring / 2} -118 ${y - ring}H118Q${bulge + 26} ${y - ring / 2} 118 ${y}Z`,
        linear(0, `${light}@0`, `${middle}@48`, `${dark}@100`),
      ) +
      stroke(`M-118 ${y}Q0 ${y + 22} 118 ${y}`, dark, 8, { opacity: 0.55 }) +
      ellipse(-92, y - ring / 2, 13, ring * 0.34, '#ffffff', { opacity: 0.6, filter: blur(5) })
    )
  })
  const neck = -60 - ring * 4
  return group(
    {},
    path('M-128 -70H128V-26Q128 0 98 0H-98Q-128 0 -128 -26Z', linear(0, `${middle}@0`, `${dark}@100`)),
    ...[...rings].reverse(),
    path(
      `M-112 ${neck + 4}Q-104 ${neck - 46} -70 ${neck - 50}H70Q104 ${neck - 46} 112 ${neck + 4}Z`,
      linear(0, `${light}@0`, `${middle}@48`, `${dark}@100`),
    ),
    rect(-86, neck - 122, 172, 80, linear(0, '#fffdf6@0', '#ece4d2@55', '#b9ae96@100'), 16),
    stroke(times(13, (index) => `M${-72 + index * 12} ${neck - 108}v52`).join(''), '#8f8263', 4, {
      opacity: 0.35,
    }),
    stroke(`M-54 ${neck - 118}Q-58 ${neck - 186} 0 ${neck - 186}T54 ${neck - 118}`, '#d9482c', 24),
    stroke(`M-54 ${neck - 120}Q-56 ${neck - 188} 0 ${neck - 190}`, '#ff9a7a', 8),
    squash > 0.5 ? '' : mark(0, -60 - ring * 1.5, ring * 0.42, '#f2fffb', '#ffd98a'),
  )
}

export const softCushion = (width: number, height: number, light: string, dark: string) => {
  const [w, h] = [width / 2, height / 2]
  const d = `M${-w} ${-h * 0.7}Q${-w * 0.9} ${-h * 1.1} ${-w * 0.6} ${-h}Q0 ${-h * 0.84} ${w * 0.6} ${-h}Q${w * 0.9} ${-h * 1.1} ${w} ${-h * 0.7}Q${w * 0.88} 0 ${w} ${h * 0.7}Q${w * 0.9} ${h * 1.1} ${w * 0.6} ${h}Q0 ${h * 0.86} ${-w * 0.6} ${h}Q${-w * 0.9} ${h * 1.1} ${-w} ${h * 0.7}Q${-w * 0.88} 0 ${-w} ${-h * 0.7}Z`
  return group(
    {},
    path(d, linear(65, `${light}@0`, `${dark}@110`)),
    clip(
      path(d, '#000'),
      ellipse(-w * 0.3, -h * 0.4, w * 0.6, h * 0.4, '#ffffff', { opacity: 0.4, filter: blur(20) }),
      rect(-w, h * 0.5, width, h, down(`${dark}/0`, `${dark}/0.8`)),
    ),
  )
}
