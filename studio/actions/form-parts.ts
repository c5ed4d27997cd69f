import { css, styled } from 'styled-components'

// The dialogs of actions.

export const Form = styled.form`
  display: grid;
  gap: 1rem;
  padding: 0.25rem;
  font: inherit;
  font-size: 0.8125rem;
`
export const Note = styled.p`
  margin: 0;
  line-height: 1.5;
  white-space: pre-line;
  color: var(--card-muted-fg-color);
`
export const Field = styled.label`
  display: grid;
  gap: 0.375rem;
  font-weight: 500;
`
const control = css`
  padding: 0.625rem 0.75rem;
  font: inherit;
  font-weight: 400;
  color: var(--card-fg-color);
  background: var(--card-bg-color);
  border: 1px solid var(--card-border-color);
  border-radius: 3px;
  &:focus-visible {
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: -1px;
  }
`
export const Input = styled.input`
  ${control}
`
export const TextArea = styled.textarea`
  ${control}
  resize: vertical;
`
export const Select = styled.select`
  ${control}
`
export const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 0.5rem;
`
export const Button = styled.button<{ $primary?: boolean }>`
  min-height: 2.25rem;
  padding: 0 0.875rem;
  font: inherit;
  font-weight: 500;
  cursor: pointer;
  color: ${({ $primary }) => ($primary ? 'var(--card-bg-color)' : 'var(--card-fg-color)')};
  background: ${({ $primary }) => ($primary ? 'var(--card-fg-color)' : 'transparent')};
  border: 1px solid ${({ $primary }) => ($primary ? 'var(--card-fg-color)' : 'var(--card-border-color)')};
  border-radius: 3px;
  &:disabled {
    cursor: default;
    opacity: 0.5;
  }
`
export const Failure = styled.p`
  margin: 0;
  color: var(--card-badge-critical-fg-color, #b3122b);
`
