// Sets `data-scrolled` on the page while it is scrolled past the mark's height, without a scroll listener.
const mark = document.querySelector('scroll-mark')
if (mark)
  new IntersectionObserver(([entry]) => {
    document.documentElement.toggleAttribute('data-scrolled', entry?.isIntersecting === false)
  }).observe(mark)
