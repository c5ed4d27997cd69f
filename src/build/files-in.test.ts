import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn } from './files-in'

test('CMS-03 lists the files of all folders of a site, with slashes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rumbo-files-'))
  await mkdir(join(folder, 'shop/empty'), { recursive: true })
  for (const name of ['_headers', 'index.html', 'shop/cart.html']) await writeFile(join(folder, name), '')
  expect(filesIn(folder).sort()).toEqual(['_headers', 'index.html', 'shop/cart.html'])
})
