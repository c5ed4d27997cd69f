import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** 48 bits: nobody can send enough requests to guess one, and pages have many of them. */
const LENGTH = 12

/**
 * Proves that the build made the address of a picture: 12 hexadecimal digits over the file's name and the part of it
 * that is shown. Without it, anyone could make the image service render any number of variants.
 */
export const signPicture = (name: string, rect: string | undefined, secret: string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(`${name}\n${rect ?? ''}`))).slice(0, LENGTH)
