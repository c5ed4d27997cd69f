/** A button that announces where the chat assistant is (AGENT-01), which then yields to nothing. */
class ChatPointer extends HTMLElement {
  connectedCallback() {
    const notice = this.querySelector<HTMLElement>('[role=alert]')
    this.querySelector('button')?.addEventListener('click', () => {
      if (notice) notice.textContent = notice.dataset['text'] ?? ''
      const opener = document.querySelector('[popovertarget=contact]')
      for (const name of ['data-float', 'data-yields']) opener?.removeAttribute(name)
    })
  }
}

customElements.define('chat-pointer', ChatPointer)
