import type { Locale } from '~/i18n/locales'

/** A wording to avoid, and the one to use: the table in docs/glossary.md in short form. */
type Rule = readonly [avoid: RegExp, use: string]

/** The English is American, the Spanish Honduran. */
const WORDING: Readonly<Record<Locale, readonly Rule[]>> = {
  en: [
    [/\b(?:colou|flavou|neighbou|favou|harbou|humou|behaviou)r/i, '-or: color, flavor'],
    [/\b(?:milli)?lit(?:re)s?\b|\b(?:centi|kilo)?metres?\b|\bcentre/i, '-er: liter, meter, center'],
    [
      /\btravell(?:ing|ed|er)|\bcancell(?:ed|ing)\b|\blabelled\b|\bsnorkelling\b|\bjewellery\b/i,
      'one l: traveling, canceled',
    ],
    [/\b(?:organis|recognis|realis|apologis|atomis|sanitis|memoris)\w/i, '-ize: organize, atomizer'],
    [/\bcatalogue/i, 'catalog'],
    [/\bgrey\b/i, 'gray'],
    [/\baeroplanes?\b/i, 'airplane'],
    [/\b(?:sticking )?plasters?\b/i, 'adhesive bandage'],
    [/\blorr(?:y|ies)\b/i, 'truck'],
    [/\bqueues?\b/i, 'line'],
    [/\bpetrol\b/i, 'gas'],
    [/\btrousers\b/i, 'pants'],
    [/\bhand luggage\b/i, 'carry-on'],
    [/\bwash ?bags?\b/i, 'toiletry bag'],
    [/\bsachets?\b/i, 'packet'],
    [/\bparcels?\b/i, 'package'],
    [/\bmobile phones?\b/i, 'cell phone'],
    [/\bzips?\b(?![ -](?:line|top))/i, 'zipper'],
    [/\be-mails?\b/i, 'email'],
    [/\bwish list\b/i, 'wishlist'],
    [/\be-SIMs?\b/, 'eSIM'],
    [/\bMayans?\b/, 'Maya'],
    [/\bTerms and Conditions\b/i, 'Terms & Conditions'],
    [/\bmake-up\b/i, 'makeup'],
    [/\bcouriers?\b/i, 'carrier; driver'],
    [/\bclosed shoes\b/i, 'closed-toe shoes'],
    [/”[.,]/, '.” and ,”'],
    [/\b(?:towards|afterwards|whilst|amongst)\b/i, 'toward, afterward, while, among'],
    [/\d\s%/, 'no space before %'],
    [/\b(?:practis|licence)/i, 'practice, license'],
    [/\bsockets?\b/i, 'outlet'],
    [/\blife vests?\b/i, 'life jacket'],
    [/\bhand gel\b/i, 'hand sanitizer'],
    [/\bEaster week\b/i, 'Holy Week'],
    [/\bChort[ií]s?\b/i, 'Ch’orti’'],
    [/\btick(?:ed)? off\b/i, 'check off'],
    [/«|»/, '“ ”'],
    [/\w'\w|\s"\w/, '’ and “ ”'],
  ],
  es: [
    [/\bañad/i, 'agregar'],
    [/\bvosotros\b|\bvuestr/i, 'tú, ustedes'],
    [/\bordenador(?:es)?\b/i, 'computadora'],
    [/\bcoches?\b/i, 'carro'],
    [/\bseguimiento\b(?! ni de publicidad)/i, 'rastreo'],
    [/\bopiniones\b/i, 'reseñas'],
    [/\bdespachad|\bdespachas?\b|\bse despachan\b/i, 'equipaje registrado'],
    [/\bcubos de empaque\b/i, 'organizadores'],
    [/\bcaj[oó]n(?:es)?\b/i, 'gaveta'],
    [/\bagente de viaje\b/i, 'agente de viajes'],
    [/\bblog de viaje\b/i, 'blog de viajes'],
    [/\bbienvenid[oa],? (?:o |y )?bienvenid|\bun[ao]? asesor[a]? o un/i, 'neutral: te damos la bienvenida'],
    [/\be-mail\b|\bmail\b/i, 'correo'],
    [/\be-SIMs?\b/, 'eSIM'],
    [/\d%/, 'a space before %'],
    [/["“”]/, '« »'],
    [/\bprueba a\b/i, 'prueba con'],
    [/\bmaletas? documentadas?\b/i, 'equipaje registrado'],
    [/\badónde\b/i, 'a dónde'],
    [/\bferr(?:y|ys|ies)\b/i, 'ferri, ferris'],
    [/\bforros? polar|\bchaquetas?\b/i, 'suéter, chumpa'],
    [/\bcafeter[oa]s?\b/i, 'cafetalero'],
    [/\bprotector(?:es)? solar/i, 'bloqueador'],
    [/\b(?:servicio|ventana|error) de ingreso\b|\bingresas? (?:a|en) tu cuenta\b/i, 'iniciar sesión'],
  ],
}

/** The corrections that a text needs, as `"found" → use`. */
export const wordingProblems = (text: string, locale: Locale): string[] =>
  WORDING[locale].flatMap(([avoid, use]) => {
    const found = avoid.exec(text)
    return found
      ? [`"${found[0]}" → ${use}: ${text.slice(Math.max(0, found.index - 30), found.index + 40)}`]
      : []
  })
