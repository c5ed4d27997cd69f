/** A button that announces where the chat assistant is (AGENT-01). */
class ChatPointer extends HTMLElement {
  connectedCallback() {
    const notice = this.querySelector<HTMLElement>('[role=alert]')
    this.querySelector('button')?.addEventListener('click', () => {
      if (notice) notice.textContent = notice.dataset['text'] ?? ''
    })
  }
}

customElements.define('chat-pointer', ChatPointer)
