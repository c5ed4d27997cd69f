import type { ComponentPropsWithRef, ReactNode } from 'react'

interface Props extends ComponentPropsWithRef<'button'> {
  look?: 'solid' | 'line' | 'quiet'
  size?: 'normal' | 'small'
  /** Shows a spinner and ignores clicks, without losing focus as a disabled button would. */
  isLoading?: boolean
  children: ReactNode
}

export function Button({
  look = 'solid',
  size = 'normal',
  isLoading = false,
  onClick,
  children,
  className,
  'aria-disabled': isDisabled,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={['button', className].filter(Boolean).join(' ')}
      data-look={look}
      data-size={size}
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
      aria-disabled={isLoading || isDisabled}
      aria-busy={isLoading || undefined}
    >
      {isLoading && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  )
}
