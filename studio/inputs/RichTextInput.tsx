import type { InputProps, OnPasteFn } from 'sanity'
import { pastedBlocks } from './pasted-blocks'

const onPaste: OnPasteFn = ({ event, path }) => {
  const blocks = pastedBlocks(event.clipboardData, `${crypto.randomUUID().slice(0, 8)}-`)
  return blocks && { insert: blocks.map((block) => ({ ...block })), path }
}

/** The rich text editor; pasted plain text is converted by the blog's rules. */
export const RichTextInput = (props: InputProps) => props.renderDefault({ ...props, onPaste } as InputProps)
