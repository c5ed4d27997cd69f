import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

const LENGTH = 16

/**
 * Proves that the build made the address of a picture: 16 hexadecimal digits over the file's name and the part of it
 * that is shown. Without it, anyone could make the image service render any number of variants.
 */
export const signPicture = (name: string, rect: string | undefined, secret: string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(`${name}\n${rect ?? ''}`))).slice(0, LENGTH)
