import { times } from '../geometry'
import { lettering, mark } from '../lettering'
import { greca } from '../scenes/greca'
import { blur, clip, ellipse, group, linear, path, rect, stroke } from '../svg'

/** The front of a ribbed hard-shell suitcase, filling a box. */
export const shell = (
  width: number,
  height: number,
  [light, middle, dark]: readonly [string, string, string],
  pace = 150,
) =>
  rect(0, 0, width, height, linear(60, `${light}@0`, `${middle}@60`, `${dark}@100`)) +
  times(Math.ceil(width / pace) + 1, (index) => {
    const x = index * pace - pace / 2
    return (
      rect(
        x,
        -40,
        pace * 0.5,
        height + 80,
        linear(0, `${light}/0.9@0`, `${middle}/0.4@45`, `${dark}/0.9@100`),
        pace * 0.2,
      ) + rect(x + pace * 0.06, -40, pace * 0.07, height + 80, '#ffffff', 4, { opacity: 0.22 })
    )
  }).join('')

/** A zipper running right from the origin. */
export const zipper = (length: number, tape: string, teeth: string, size = 34) =>
  rect(0, -size, length, size * 2, tape) +
  stroke(`M0 ${-size + 7}H${length}M0 ${size - 7}H${length}`, '#ffffff', 3, {
    opacity: 0.25,
    'stroke-dasharray': '12 9',
  }) +
  times(Math.floor(length / (size * 0.5)), (index) =>
    rect(index * size * 0.5, (index % 2 ? -0.05 : -0.5) * size, size * 0.32, size * 0.55, teeth, 4),
  ).join('')

/** A roll-top dry bag standing up; 420 wide, from -424 to 304 around the origin. */
export const dryBag = (
  [light, middle, dark]: readonly [string, string, string] = ['#ffd76b', '#f3a81f', '#b96a0c'],
) => {
  const body =
    'M-176 -110C-188 -20 -186 180 -172 262Q-166 300 0 304Q166 300 172 262C186 180 188 -20 176 -110L198 -256H-198Z'
  return group(
    {},
    stroke('M198 -240C226 -90 216 120 174 238', '#10343f', 22),
    stroke('M202 -236C228 -90 218 116 178 230', '#2e6b78', 7),
    path(body, linear(0, `${light}@0`, `${middle}@48`, `${dark}@100`)),
    clip(
      path(body, '#000'),
      path('M-170 -250C-166 -60 -166 160 -140 300H-80C-112 160 -118 -60 -116 -250Z', '#ffffff', {
        opacity: 0.4,
        filter: blur(10),
      }),
      path('M-198 -256L-60 -256L-128 -96ZM198 -256L60 -256L128 -96Z', dark, {
        opacity: 0.28,
        filter: blur(5),
      }),
      path('M-60 -256H60L0 -150Z', '#ffffff', { opacity: 0.2, filter: blur(6) }),
      stroke('M-176 -104Q0 -62 176 -104', dark, 9, { opacity: 0.35, filter: blur(4) }),
      rect(-200, 196, 400, 66, '#0e4c5c'),
      greca(-190, 250, 380, 42, '#ffe9b8', 0.95, 6),
      ellipse(0, 310, 190, 30, dark, { opacity: 0.6, filter: blur(8) }),
      rect(120, -260, 100, 590, dark, 0, { opacity: 0.35, filter: blur(16) }),
    ),
    mark(0, 24, 66, '#0e4c5c', '#d5412a'),
    lettering('10 L', 0, 156, 40, '#0e4c5c', 1.7),
    rect(-210, -312, 420, 72, linear(90, '#3d8492@0', '#1b5060@45', '#0c2f3b@100'), 32),
    stroke('M-186 -294H186', '#8fd0d8', 6, { opacity: 0.7 }),
    stroke('M-190 -268H190', '#0a2630', 5, { opacity: 0.6 }),
    stroke('M-200 -284Q-246 -336 -170 -362Q0 -400 170 -362Q246 -336 200 -284', '#10343f', 24),
    stroke('M-166 -366Q0 -400 166 -366', '#2e6b78', 8),
    rect(-66, -424, 132, 64, linear(90, '#f2654a@0', '#b8331b@100'), 16),
    rect(-40, -408, 80, 32, '#8a2413', 9),
    stroke('M-52 -416H52', '#ffb59c', 5),
  )
}
