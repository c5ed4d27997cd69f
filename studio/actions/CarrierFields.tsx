import { carrierName, CARRIERS, type CarrierService, type EnteredCarrier } from '~/features/orders/carriers'
import { Field, Input, Select } from './form-parts'
import { PARCEL_NUMBER } from './shipment'
import { typed } from './typed'

interface Props {
  readonly carrier: EnteredCarrier
  readonly onChange: (carrier: EnteredCarrier) => void
  /** False where the form asks for numbers elsewhere. */
  readonly withNumber?: boolean
  /** What no choice means. */
  readonly none?: string
}

/** Who carries the parcel; every field may stay empty. */
export const CarrierFields = ({
  carrier,
  onChange,
  withNumber = true,
  none = 'Sin empresa de envío',
}: Props) => {
  const set = (changes: EnteredCarrier) => onChange({ ...carrier, ...changes })
  return (
    <>
      <Field>
        Empresa de envío
        <Select
          value={carrier.service ?? ''}
          onChange={({ target }) =>
            set({ service: (target.value || undefined) as CarrierService | undefined })
          }
        >
          <option value="">{none}</option>
          {CARRIERS.map((service) => (
            <option key={service} value={service}>
              {carrierName(service) ?? 'Otra empresa'}
            </option>
          ))}
        </Select>
      </Field>
      {carrier.service === 'other' && (
        <>
          <Field>
            Nombre de la empresa
            <Input
              required
              value={carrier.name ?? ''}
              onChange={({ target }) => set({ name: typed(target) })}
            />
          </Field>
          <Field>
            Página donde se sigue la guía (opcional)
            <Input
              type="url"
              pattern="https://.*"
              title="Pega una dirección que empiece con https://."
              value={carrier.url ?? ''}
              onChange={({ target }) => set({ url: typed(target) })}
            />
          </Field>
        </>
      )}
      {withNumber && carrier.service && (
        <Field>
          Número de guía
          <ParcelInput value={carrier.number ?? ''} onChange={(number) => set({ number })} />
        </Field>
      )}
    </>
  )
}

interface ParcelProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The number under which the carrier knows the parcel. */
export const ParcelInput = ({ value, onChange }: ParcelProps) => (
  <Input
    required
    pattern={PARCEL_NUMBER}
    title="Escribe el número de la guía: lleva cifras, y a veces letras, espacios o guiones."
    value={value}
    onChange={({ target }) => onChange(typed(target))}
  />
)
