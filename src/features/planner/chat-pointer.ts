/** Says where the chat assistant is, as an alert; the button does nothing else (AGENT-01). */
class ChatPointer extends HTMLElement {
  connectedCallback() {
    const notice = this.querySelector<HTMLElement>('[role=alert]')
    this.querySelector('button')?.addEventListener('click', () => {
      if (notice) notice.textContent = notice.dataset['text'] ?? ''
    })
  }
}

customElements.define('chat-pointer', ChatPointer)
