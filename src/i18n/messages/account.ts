import type { Translation } from '../format'
import type { Locale } from '../locales'

const countriesEn = {
  HN: 'Honduras',
  US: 'United States',
  CA: 'Canada',
  MX: 'Mexico',
  GT: 'Guatemala',
  BZ: 'Belize',
  SV: 'El Salvador',
  NI: 'Nicaragua',
  CR: 'Costa Rica',
  PA: 'Panama',
} as const

const countriesEs: Translation<typeof countriesEn> = {
  ...countriesEn,
  US: 'Estados Unidos',
  CA: 'Canadá',
  MX: 'México',
  BZ: 'Belice',
  PA: 'Panamá',
}

const passwordRuleEn =
  'Minimum 8 characters, with at least three of these: lowercase, uppercase, numbers, and symbols'

const passwordRuleEs =
  'Mínimo 8 caracteres, con al menos tres de estos: minúsculas, mayúsculas, números y símbolos'

const en = {
  title: 'My account',
  description: 'Your orders, your wishlist, and your details.',
  noScript: 'Turn on JavaScript to see your account.',
  accessRequired: 'Access Required',
  accessText:
    'Log in to pay by card and see all your orders. Your cart and your wishlist work without an account.',
  login: 'Log in',
  trouble: 'Trouble logging in?',
  loginInWindow: 'Log in in a separate window',
  signup: 'Create account',
  trackWithout: 'Waiting for a package? Track it without an account.',
  track: 'Track my order',
  greeting: 'Hello, {name}!',
  verified: 'Email Verified',
  memberSince: 'Member since {date}',
  editProfile: 'Edit profile',
  logout: 'Log out',
  logoutText:
    'So that nobody else sees them, logging out erases your wishlist, your saved trips, and your profile from this browser. Your orders stay in your account. What is in the cart stays in this browser.',
  orders: {
    title: 'Order history',
    loading: 'Loading your orders...',
    empty: 'You have not ordered anything yet.',
    toProducts: 'See products',
    failed: 'We couldn’t load your orders.',
    retry: 'Try again',
    unreadable: {
      one: 'We can’t show one of your orders. It’s safe with us: write to us for its details.',
      other: 'We can’t show {n} of your orders. They’re safe with us: write to us for their details.',
    },
    /** First message of the chat. */
    unreadableText: 'Hi! My account does not show one of my orders.',
    order: 'Order {id}',
    items: { one: '1 product', other: '{n} products' },
    /** After the names of the first products of an order. */
    more: { one: 'and 1 more', other: 'and {n} more' },
    track: 'Track',
    refunded: '{amount} refunded',
    refundRejected: 'Your bank rejected a refund of {amount}.',
    trackNamed: 'Track {number}',
  },
  wishlist: {
    title: 'Wishlist',
    empty: 'Nothing here yet. Tap the heart on anything you like.',
    count: { one: '1 product is waiting for you.', other: '{n} products are waiting for you.' },
    open: 'See my wishlist',
  },
  profile: {
    title: 'Profile settings',
    text: 'Kept in this browser until you log out. The name and email you log in with do not change.',
    save: 'Save',
    saved: 'Your details have been saved.',
  },
  preferences: {
    title: 'Preferences',
    language: 'Language',
    currency: 'Currency',
  },
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    password: 'Password',
    phone: 'Phone',
    country: 'Country',
    dateOfBirth: 'Date of birth',
    optional: '(optional)',
    chooseCountry: 'Choose a country',
  },
  countries: countriesEn,
  fieldErrors: {
    firstName: 'Enter your first name.',
    lastName: 'Enter your last name.',
    email: 'Enter an email address, such as ana@example.com.',
    password: passwordRuleEn,
    phone: 'Enter a phone number, such as +504 9999-9999.',
    country: 'Choose a country from the list.',
    dateOfBirth: 'Enter a date in the past.',
    agreeToTerms: 'Please agree to the Terms of Service and Privacy Policy.',
  },
  form: {
    title: 'Create your account',
    welcome: 'Welcome! With an account, you can pay by card and see all your orders in one place.',
    noScript: 'Turn on JavaScript to sign up.',
    agreeBefore: 'I agree to the',
    terms: 'Terms of Service',
    and: 'and the',
    privacy: 'Privacy Policy',
    submit: 'Create Account',
    submitting: 'Creating Account...',
    /** On the button beside the password; its spoken name, below, begins with the same word. */
    show: 'Show',
    hide: 'Hide',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    passwordHint: passwordRuleEn,
    strength: {
      short: { one: '1 character to go', other: '{n} characters to go' },
      weak: 'Weak: use at least three of lowercase, uppercase, numbers, and symbols',
      fair: 'Good',
      strong: 'Strong',
    },
    summary: { one: 'One field needs your attention.', other: '{n} fields need your attention.' },
    haveAccount: 'Already have an account?',
    login: 'Log in',
    alreadyIn: 'You are already logged in as {name}.',
    toAccount: 'Go to my account',
    failures: {
      created: 'Your account is ready. Now log in.',
      failed: 'Something went wrong. Please try again.',
      offline: 'We can’t reach the login service. Check your connection and try again.',
      weak_password: `This password is too weak. ${passwordRuleEn}.`,
      refused: 'We can’t create an account with this email. If you already have one, log in.',
    },
  },
} as const

export type AccountMessages = Translation<typeof en>

const es: AccountMessages = {
  title: 'Mi cuenta',
  description: 'Tus pedidos, tu lista de deseos y tus datos.',
  noScript: 'Activa JavaScript para ver tu cuenta.',
  accessRequired: 'Acceso requerido',
  accessText:
    'Inicia sesión para pagar con tarjeta y ver todos tus pedidos. Tu carrito y tu lista de deseos funcionan sin cuenta.',
  login: 'Iniciar sesión',
  trouble: '¿Problemas para iniciar sesión?',
  loginInWindow: 'Iniciar sesión en una ventana aparte',
  signup: 'Crear cuenta',
  trackWithout: '¿Esperas un paquete? Puedes rastrearlo sin cuenta.',
  track: 'Rastrear mi pedido',
  greeting: '¡Hola, {name}!',
  verified: 'Correo verificado',
  memberSince: 'Con nosotros desde el {date}',
  editProfile: 'Editar perfil',
  logout: 'Cerrar sesión',
  logoutText:
    'Para que nadie más los vea, al cerrar sesión se borran de este navegador tu lista de deseos, tus viajes guardados y los datos de tu perfil. Tus pedidos se quedan en tu cuenta. Lo que hay en el carrito se queda en este navegador.',
  orders: {
    title: 'Historial de pedidos',
    loading: 'Buscando tus pedidos...',
    empty: 'Todavía no has hecho ningún pedido.',
    toProducts: 'Ver productos',
    failed: 'No pudimos cargar tus pedidos.',
    retry: 'Intentar de nuevo',
    unreadable: {
      one: 'No pudimos mostrarte uno de tus pedidos. No se perdió: escríbenos y te damos los detalles.',
      other: 'No pudimos mostrarte {n} de tus pedidos. No se perdieron: escríbenos y te damos los detalles.',
    },
    unreadableText: '¡Hola! En mi cuenta no aparece uno de mis pedidos.',
    order: 'Pedido {id}',
    items: { one: '1 producto', other: '{n} productos' },
    more: { one: 'y 1 más', other: 'y {n} más' },
    track: 'Rastrear',
    refunded: '{amount} reembolsados',
    refundRejected: 'Tu banco rechazó un reembolso de {amount}.',
    trackNamed: 'Rastrear {number}',
  },
  wishlist: {
    title: 'Lista de deseos',
    empty: 'Todavía está vacía. Toca el corazón de lo que te guste.',
    count: { one: '1 producto te espera.', other: '{n} productos te esperan.' },
    open: 'Ver mi lista de deseos',
  },
  profile: {
    title: 'Datos del perfil',
    text: 'Se guardan en este navegador hasta que cierres sesión. El nombre y el correo con que inicias sesión no cambian.',
    save: 'Guardar',
    saved: 'Guardamos tus datos.',
  },
  preferences: {
    title: 'Tus preferencias',
    language: 'Idioma',
    currency: 'Moneda',
  },
  fields: {
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    password: 'Contraseña',
    phone: 'Teléfono',
    country: 'País',
    dateOfBirth: 'Fecha de nacimiento',
    optional: '(opcional)',
    chooseCountry: 'Elige un país',
  },
  countries: countriesEs,
  fieldErrors: {
    firstName: 'Escribe tu nombre.',
    lastName: 'Escribe tu apellido.',
    email: 'Escribe tu dirección de correo, como ana@example.com.',
    password: passwordRuleEs,
    phone: 'Escribe un número de teléfono, como +504 9999-9999.',
    country: 'Elige un país de la lista.',
    dateOfBirth: 'Escribe una fecha anterior a hoy.',
    agreeToTerms: 'Acepta los Términos y condiciones y la Política de privacidad, por favor.',
  },
  form: {
    title: 'Crea tu cuenta',
    welcome:
      '¡Te damos la bienvenida! Con una cuenta puedes pagar con tarjeta y ver todos tus pedidos en un solo lugar.',
    noScript: 'Activa JavaScript para registrarte.',
    agreeBefore: 'Acepto los',
    terms: 'Términos y condiciones',
    and: 'y la',
    privacy: 'Política de privacidad',
    submit: 'Crear cuenta',
    submitting: 'Creando tu cuenta...',
    show: 'Mostrar',
    hide: 'Ocultar',
    showPassword: 'Mostrar contraseña',
    hidePassword: 'Ocultar contraseña',
    passwordHint: passwordRuleEs,
    strength: {
      short: { one: 'Falta 1 carácter', other: 'Faltan {n} caracteres' },
      weak: 'Débil: usa al menos tres de minúsculas, mayúsculas, números y símbolos',
      fair: 'Buena',
      strong: 'Muy buena',
    },
    summary: { one: 'Revisa un campo.', other: 'Revisa {n} campos.' },
    haveAccount: '¿Ya tienes cuenta?',
    login: 'Inicia sesión',
    alreadyIn: 'Ya iniciaste sesión como {name}.',
    toAccount: 'Ir a mi cuenta',
    failures: {
      created: 'Tu cuenta está lista. Ahora inicia sesión con ella.',
      failed: 'Algo salió mal. Intenta de nuevo, por favor.',
      offline:
        'No logramos conectarnos con el servicio de inicio de sesión. Revisa tu conexión e intenta de nuevo.',
      weak_password: `Esta contraseña es muy débil. ${passwordRuleEs}.`,
      refused: 'No podemos crear una cuenta con este correo. Si ya tienes una, inicia sesión.',
    },
  },
}

/** The account page's and the sign-up form's texts. */
export const ACCOUNT_MESSAGES: Record<Locale, AccountMessages> = { es, en }
