/**
 * A button that announces where the chat assistant is (AGENT-01), and stops the assistant from yielding to anything.
 * Pressing it again, clicking anywhere else or Escape removes the note, which overlays the content below.
 */
class ChatPointer extends HTMLElement {
  connectedCallback() {
    const button = this.querySelector('button')
    const notice = this.querySelector<HTMLElement>('[role=alert]')
    if (!button || !notice) return
    button.addEventListener('click', () => {
      notice.textContent = notice.textContent ? '' : (notice.dataset['text'] ?? '')
      const opener = document.querySelector('[popovertarget=contact]')
      for (const name of ['data-float', 'data-yields']) opener?.removeAttribute(name)
    })
    this.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape') return
      notice.textContent = ''
      button.focus()
    })
    document.addEventListener('click', ({ target }) => {
      if (!this.contains(target as Node)) notice.textContent = ''
    })
  }
}

customElements.define('chat-pointer', ChatPointer)
