import { expect, test } from 'vitest'
import { cropRect } from './crop'

const asset = { dimensions: { width: 1600, height: 900 } }
const noCrop = { top: 0, bottom: 0, left: 0, right: 0 }

test('CMS-01 without crop and hotspot, the image service crops the center', () => {
  expect(cropRect({ asset, crop: null, hotspot: null }, 1)).toBeUndefined()
})

test('CMS-01 the crop contains the hotspot and stays inside the picture', () => {
  expect(cropRect({ asset, crop: noCrop, hotspot: { x: 0.9, y: 0.5 } }, 1)).toBe('700,0,900,900')
  expect(cropRect({ asset, crop: noCrop, hotspot: { x: 0, y: 0 } }, 1)).toBe('0,0,900,900')
})

test('CMS-01 the crop stays inside the editor’s crop', () => {
  expect(cropRect({ asset, crop: { top: 0, bottom: 0, left: 0.5, right: 0 }, hotspot: null }, 16 / 9)).toBe(
    '800,225,800,450',
  )
})

test('CMS-01 QUAL-02 a rectangle that is the whole picture is left out', () => {
  expect(cropRect({ asset, crop: noCrop, hotspot: { x: 0.5, y: 0.5 } }, 16 / 9)).toBeUndefined()
})
