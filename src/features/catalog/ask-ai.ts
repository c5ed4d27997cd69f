/** Announces that the assistant is not available yet (PROD-03). */
class AskAi extends HTMLElement {
  connectedCallback() {
    const button = this.querySelector('button')
    const notice = this.querySelector<HTMLElement>('[role=alert]')
    button?.addEventListener('click', () => {
      if (notice) notice.textContent = notice.dataset['text'] ?? ''
      button.setAttribute('aria-expanded', 'true')
    })
  }
}

customElements.define('ask-ai', AskAi)
