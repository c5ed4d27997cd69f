/** Announces that the assistant is not available yet and offers WhatsApp (PROD-03). */
class AskAi extends HTMLElement {
  connectedCallback() {
    const button = this.querySelector('button')
    button?.addEventListener('click', () => {
      const notice = this.querySelector('template')?.content.cloneNode(true)
      if (notice) this.querySelector('[role=alert]')?.replaceChildren(notice)
      button.setAttribute('aria-expanded', 'true')
    })
  }
}

customElements.define('ask-ai', AskAi)
