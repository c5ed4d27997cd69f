/** Runs `work` once the page has shown that it was touched, for work that takes longer than a frame. */
export const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work))
