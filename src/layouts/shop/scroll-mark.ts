// Sets `data-scrolled` on the page while it is scrolled past the mark's height, without a scroll listener.
const mark = document.querySelector('scroll-mark')
if (mark)
  new IntersectionObserver(([entry]) => {
    document.documentElement.toggleAttribute('data-scrolled', entry?.isIntersecting === false)
  }).observe(mark)

// Back to the top without `#top` in the address or in the history.
document.querySelector('[href="#top"]')?.addEventListener('click', (event) => {
  event.preventDefault()
  scrollTo(0, 0)
  document.getElementById('content')?.focus({ preventScroll: true })
})
