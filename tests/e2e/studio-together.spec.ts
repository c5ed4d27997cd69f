import { expect } from './harness'
import { test } from './harness/editing'
import { guardPage } from './harness/guard'
import { allowStudio, createStudio, rememberEditor } from './harness/studio'

const KIT = 'kit-001'

test('CMS-02 two editors in one form see each other and each other’s changes; neither overwrites the other', async ({
  studio,
  browser,
}) => {
  const context = await browser.newContext()
  const guard = await guardPage(context)
  allowStudio(guard)
  await rememberEditor(context, 'mario')
  const other = createStudio(await context.newPage())
  await Promise.all([studio.open(`kit;${KIT}`), other.open(`kit;${KIT}`)])
  await expect(other.input('name.es')).toBeEditable()

  await studio.input('name.es').fill('Kit escrito por Eva')
  await expect(other.input('name.es')).toHaveValue('Kit escrito por Eva')
  await other.input('name.en').fill('Kit written by Mario')
  await expect(studio.input('name.en')).toHaveValue('Kit written by Mario')
  await Promise.all([
    studio.input('name.es').pressSequentially(' y nadie más'),
    other.input('name.en').pressSequentially(' and nobody else'),
  ])
  for (const one of [studio, other]) {
    await expect(one.input('name.es')).toHaveValue('Kit escrito por Eva y nadie más')
    await expect(one.input('name.en')).toHaveValue('Kit written by Mario and nobody else')
  }
  await studio.page.getByRole('button', { name: 'Quién está aquí' }).click()
  await expect(studio.page.getByText('Mario Editor').filter({ visible: true }).first()).toBeVisible()
  await studio.page.keyboard.press('Escape')

  await other.publish()
  await expect(studio.publishButton).toBeDisabled()
  expect(guard.troubles()).toEqual([])
  await context.close()
})
