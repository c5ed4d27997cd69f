import { words } from './change-words'

/** Not "coming with me to the ruins" */
export const THAT_IS_ALL =
  '(?: (?:with (?:us|me)|us|me|along|too|anymore|any more|after all|this time|now|con nosotros|conmigo|tambi[eé]n|al final|esta vez))*(?= ?(?:$|[.,;!]|(?:and|but|so|y|pero) ))'

const NOT_COMING = `(?:(?:(?:is|are|ca|wo|do|does)n['’]?t|(?:is|are|will|can|do|does) ?(?:not|no longer))(?: be)?(?: able to)? (?:com(?:e|ing)|join(?:ing)?|mak(?:e|ing) it|go(?:ing)?|travell?(?:ing)?)|(?:ya )?no (?:va[ns]? a |puede[ns]? )?(?:vienen?|vendr[aá]n?|venir|van?|viajan?|ir)|(?:ya )?no pueden?|(?:(?:is|are|will|has to|have to) )?stay(?:s|ing)?(?: at)? home|se quedan? en (?:la )?casa|(?:dropped|backed) out|cancel(?:l?ed|[oó]|aron))`

/** The patterns of a text that says that `who` does not come. */
export const notComing = (who: string) =>
  [
    `(?<!\\p{L} (?:and|y) )${who} ${NOT_COMING}${THAT_IS_ALL}`,
    `(?:ya )?no (?:vienen?|van?|pueden? venir) ${who}${THAT_IS_ALL}`,
    `(?<=^(?:(?:al final|ahora|now|mejor|so|pero|but),? )*)(?:without|sin) ${who}${THAT_IS_ALL}`,
  ].map(words)
