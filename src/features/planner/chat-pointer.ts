/**
 * A button that announces where the chat assistant is (AGENT-01), which then yields to nothing. Pressing it again,
 * anywhere else or Escape takes the note away, which is over what follows.
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
