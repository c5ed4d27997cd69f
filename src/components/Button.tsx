import type { ComponentPropsWithRef, ReactNode } from 'react'

interface Props extends ComponentPropsWithRef<'button'> {
  look?: 'solid' | 'line' | 'quiet'
  size?: 'normal' | 'small'
  /** Disabled, with a spinner before its text. */
  isLoading?: boolean
  children: ReactNode
}

export function Button({
  look = 'solid',
  size = 'normal',
  isLoading = false,
  disabled,
  children,
  className,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={['button', className].filter(Boolean).join(' ')}
      data-look={look}
      data-size={size}
      disabled={disabled || isLoading}
      aria-busy={isLoading || undefined}
    >
      {isLoading && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  )
}
