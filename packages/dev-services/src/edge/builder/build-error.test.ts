import { expect, test } from 'vitest'
import { readBuildError } from './build-error'

test('CMS-03 a failed build names the document and field', () => {
  const output = `
12:00:01 [content] Syncing content
\u001b[31m[ContentError]\u001b[39m Document "prod-003" field "price": Too small: expected number to be >0
  Stack trace:
    at parse (file:///somewhere/loader.ts:40:38)`
  expect(readBuildError(output)).toEqual({
    message: 'Document "prod-003" field "price": Too small: expected number to be >0',
    document: 'prod-003',
    field: 'price',
  })
})

test('CMS-03 any other failure keeps its message without the stack trace', () => {
  expect(readBuildError('[build] start\n[vite] Error: Could not load ./x\n    at a (b:1:2)\n').message).toBe(
    '[vite] Error: Could not load ./x',
  )
})

test('CMS-03 a failure is told apart from the warnings before it', () => {
  const warning =
    '[WARN] [content] The collection "faq" is empty. Please check your content config file for errors.'
  expect(readBuildError(`${warning}\n${warning}\nCannot read ./x: no such file\nError: x\n`).message).toBe(
    'Error: x',
  )
})

test('CMS-03 a failure without output has a message', () => {
  expect(readBuildError('').message).toBe('The build failed without output.')
})
