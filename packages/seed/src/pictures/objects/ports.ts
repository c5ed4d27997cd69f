import { lettering } from '../lettering'
import { blur, clip, group, linear, path, rect, stroke } from '../svg'

/** The top edge of the power bank seen from above its ports, filling a 1200 px square from the left. */
export const powerBankTop = () => {
  const face = rect(150, 330, 900, 330, '#000', 120)
  const body = 'M150 470V1300H1050V470Z'
  return group(
    {},
    path('M190 1200L1050 560L1330 760V1300H190Z', '#5e2a17', { opacity: 0.28, filter: blur(34) }),
    path(body, linear(0, '#2f8ea0@0', '#0f5468@40', '#072c3a@100')),
    clip(
      path(body, '#000'),
      rect(190, 500, 60, 800, '#ffffff', 30, { opacity: 0.25, filter: blur(18) }),
      path('M640 760L470 1100H590L540 1300H720L830 980H690L760 760Z', linear(70, '#ffe08a@0', '#f6a93c@100')),
    ),
    rect(150, 330, 900, 330, linear(75, '#5fb9c8@0', '#1f7f92@40', '#0a4657@105'), 120),
    clip(face, rect(150, 330, 900, 90, linear(90, '#ffffff/0.45@0', '#ffffff/0@100'), 60)),
    stroke('M180 560Q210 640 290 646H910Q990 640 1020 560', '#a9e2e6', 5, { opacity: 0.5 }),
    rect(262, 424, 250, 92, '#8fa3aa', 46),
    rect(268, 430, 238, 80, '#0b161b', 40),
    rect(304, 458, 166, 24, linear(90, '#8b979d@0', '#4d5a61@100'), 12),
    rect(650, 406, 290, 128, '#8fa3aa', 16),
    rect(656, 412, 278, 116, '#0b161b', 12),
    rect(676, 426, 238, 44, '#f4efe4', 6),
    ...[706, 762, 818, 874].map((x) => rect(x - 13, 456, 26, 12, '#d9b25e', 3)),
    lettering('USB-C', 387, 590, 38, '#eafcf6', 1.7),
    lettering('USB-A', 795, 590, 38, '#eafcf6', 1.7),
  )
}
