import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Resolves when the browser renders. @throws Error `NO_FRAME` after 5 s without a frame. */
    nextFrame: () => Promise<unknown>
  }
}

const NO_FRAME = 'The browser has rendered no frame for 5 s.'

/** Defines `nextFrame` in all documents that `page` opens from now on. */
export const defineNextFrame = (page: Page) =>
  page.addInitScript((message) => {
    window.nextFrame = () =>
      new Promise((resolve, reject) => {
        requestAnimationFrame(resolve)
        setTimeout(() => {
          reject(new Error(message))
        }, 5000)
      })
  }, NO_FRAME)

/**
 * Runs `inspect`, and runs it again if the browser stops rendering: under load, Chromium's headless shell now and then
 * renders no more frames of a document that is resized many times. `inspect` opens the document.
 */
export const whileRendering = <T>(inspect: () => Promise<T>): Promise<T> =>
  inspect().catch((error: unknown) => {
    if (error instanceof Error && error.message.includes(NO_FRAME)) return inspect()
    throw error
  })

/**
 * What is wrong with the fixed and sticky elements of the page at four scroll positions: they overlap each other, a
 * floating one covers a control or an amount, or a bar covers a control that no scrolling uncovers. `width` × 800
 * pixels. Needs `defineNextFrame`.
 */
export const fixedLayerFaults = async (page: Page, width: number): Promise<string[]> => {
  await page.setViewportSize({ width, height: 800 })
  return page.evaluate(async () => {
    const CONTROLS = 'a, button, input, select, textarea, summary, [data-money], [data-clear]'
    const root = document.documentElement
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} ${(element.ariaLabel ?? element.textContent).trim().slice(0, 30)}`
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const clipped = ({ left, right, top, bottom }: DOMRect) => ({
      left: Math.max(left, 0),
      right: Math.min(right, root.clientWidth),
      top: Math.max(top, 0),
      bottom: Math.min(bottom, innerHeight),
    })
    type Box = ReturnType<typeof clipped>
    const meet = (a: Box, b: Box) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
    /** The parts that can be touched: a bar may include space that lets touches through. */
    const boxesOf = (element: Element): Box[] => {
      if (!isShown(element)) return []
      if (getComputedStyle(element).pointerEvents === 'none') return [...element.children].flatMap(boxesOf)
      const box = clipped(element.getBoundingClientRect())
      return box.right - box.left > 1 && box.bottom - box.top > 1 ? [box] : []
    }

    const layer = [...document.querySelectorAll('body *')].filter(
      (element) =>
        /fixed|sticky/.test(getComputedStyle(element).position) &&
        !element.matches('.skip, [popover], dialog *'),
    )
    /** A sticky element away from its offset scrolls with the page. */
    const isHeld = (element: Element) => {
      const { position, top, bottom } = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      const isAt = (offset: string, distance: number) => Math.abs(parseFloat(offset) - distance) < 2
      return position === 'fixed' || isAt(top, box.top) || isAt(bottom, innerHeight - box.bottom)
    }
    /** A bar at the end of a form is as wide as the form. */
    const spansParent = (element: Element) =>
      getComputedStyle(element).position === 'sticky' &&
      element.getBoundingClientRect().width >= (element.parentElement?.clientWidth ?? Infinity)
    const all = [...document.querySelectorAll(CONTROLS)]
    const look = (share: number): string[] => {
      const held = layer.filter(isHeld)
      const controls = all.filter((control) => !held.some((element) => element.contains(control)))
      const shown = held.flatMap((element) => boxesOf(element).map((box) => ({ element, box })))
      const overlaps = shown.flatMap(({ element, box }, i) =>
        shown
          .slice(i + 1)
          .filter((other) => !element.contains(other.element) && meet(box, other.box))
          .map((other) => `${nameOf(element)} overlaps ${nameOf(other.element)}`),
      )
      const covers = shown.filter(({ element, box }) => {
        const isBar =
          element.matches('[data-slot]') ||
          box.right - box.left > root.clientWidth * 0.9 ||
          spansParent(element)
        return !isBar || (share === 0 && box.top === 0) || (share === 1 && box.bottom === innerHeight)
      })
      // Boxes are compared first, as visibility takes longer to determine.
      const covered = controls.flatMap((control) => {
        const boxes = [...control.getClientRects()].map(clipped)
        const over = covers.filter(({ box }) => boxes.some((other) => meet(box, other)))
        return over.length > 0 && isShown(control)
          ? over.map(({ element }) => `${nameOf(element)} covers ${nameOf(control)}`)
          : []
      })
      return [...overlaps, ...covered]
    }

    const faults: string[] = []
    for (const share of [0, 1 / 3, 2 / 3, 1]) {
      scrollTo({ top: share * (root.scrollHeight - innerHeight), behavior: 'instant' })
      await window.nextFrame()
      await window.nextFrame()
      let found = look(share)
      // Floating elements make room once the page is at rest.
      for (let frames = 1; found.length > 0 && frames <= 60; frames++) {
        await window.nextFrame()
        if (frames % 5 === 0) found = look(share)
      }
      faults.push(...found.map((fault) => `at ${Math.round(share * 100)} %: ${fault}`))
    }
    scrollTo({ top: 0, behavior: 'instant' })
    return [...new Set(faults)]
  })
}

export interface Screen {
  readonly width: number
  readonly height: number
  /** The browser's default font size in pixels. */
  readonly font: number
}

/** Returns a function that changes the window and the browser's font size. */
export const createResize = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page)
  let current = 16
  return async ({ width, height, font }: Screen): Promise<void> => {
    if (font !== current) await cdp.send('Page.setFontSizes', { fontSizes: { standard: font } })
    current = font
    await page.setViewportSize({ width, height })
  }
}

/** The elements that reach past the right edge, when the page scrolls sideways. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { documentElement: root } = document
    // A new size takes some frames to reach all boxes.
    for (let frame = 0; root.scrollWidth > root.clientWidth && frame < 30; frame++) await window.nextFrame()
    if (root.scrollWidth <= root.clientWidth) return []
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 0.5)
      .map((element) => `${element.tagName.toLowerCase()}.${element.classList.value}`)
  })

/** The elements that reach past a phone's right edge at twice the text size; `page` has {@link defineNextFrame}. */
export const wideAtTwiceTheText = async (page: Page): Promise<string[]> => {
  const before = page.viewportSize() ?? { width: 1280, height: 800 }
  const resize = await createResize(page)
  await resize({ width: 360, height: 740, font: 32 })
  const found = await overflowing(page)
  await resize({ ...before, font: 16 })
  return found
}

/** The height of a page once what is below its first screen is laid out (docs/decisions/011), in CSS pixels. */
export const pageHeight = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const isLate = (one: Animation) => one instanceof CSSAnimation && one.animationName === 'after-paint'
    await Promise.all(
      document
        .getAnimations()
        .filter(isLate)
        .map(({ finished }) => finished),
    )
    return document.documentElement.scrollHeight
  })
