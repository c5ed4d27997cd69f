import { data, plan } from '~/features/planner/testing/plans'
import { waysFor, planTrip } from '~/features/planner/engine/plan-trip'
import { suggestPlaces } from '~/features/planner/engine/suggest'
import { DEFAULT_PARAMETERS } from '~/features/planner/engine/parameters'
for (const days of [5,7,9,11,13]) for (const [origin,exit] of [['GT',undefined],['GT','NI'],['SV',undefined],['NI',undefined]] as const) {
const p:any = {...DEFAULT_PARAMETERS, arrival:'land', departure:'land', origin, exit, when:{month:2,days}}
const {wanted}=waysFor(p,data)
const s=planTrip({parameters:p,edits:{order:[],removed:[],nights:{},slots:{}}} as any,data)
console.log(days,origin,exit,'suggest',suggestPlaces(p,data,wanted,s.start,s.end,{}),'got',s.stays.map(x=>x.place+x.nights+(x.stopover??'')).join(' '))
const full=plan({...p,places:[...suggestPlaces(p,data,wanted,s.start,s.end,{})]})
console.log('   full:',full.stays.map(x=>x.place+x.nights).join(' '),full.travelHours,full.warnings.map(w=>w.kind).join())
}
