import { readPartWeights } from './part-weights.ts';

/**
 * What tells scams from innocent messages, in tenths, what speaks most for a scam first. Learned by
 * `npm run learn:weights` from the messages in `tests/core/safety/scam-corpus`; not written by hand.
 */
export const LEARNED_WEIGHTS = readPartWeights(
  -20,
  `
mama 50 :phone_number 47 its_me 46 find_me 45 #number_short 44 helping 44 its_your 44 moneygram 43 :lure 42
prepaid 42 say_nothing 42 :bank_number 41 a_mother 41 discord 41 donation 41 mention 41 same_name 41
your_id 41 but_not 40 cashapp 40 only_#number 40 switch 40 tag 40 zelle 40 a_son 39 bonus 39 drop 39
ill_explain 39 ill_just 39 im_only 39 know_its 39 limit 39 risk 39 wondering 39 .secrecy 38 .urgency 38
:secrecy 38 :urgency 38 card_is 38 im_from 38 just_say 38 left_you 38 me_instead 38 sees 38 wechat 38 widow 38
your_nephew 38 abroad 37 another_#number 37 be_happy 37 hungry 37 i_bet 37 invitation_letter 37
just_#amount 37 know_which 37 one_hour 37 one_is 37 pls 37 put_you 37 registration 37 the_ticket 37
transfer 37 u_can 37 you_seem 37 about_this 36 allow 36 an_itunes 36 arrive 36 file 36 g 36 give_something 36
gr 36 last_four 36 my_profile 36 paypal 36 please_keep 36 sponsors 36 the_cards 36 theres_still 36 ur 36
whatsapp_me 36 write_me 36 bank_are 35 earning 35 gave_you 35 hesitate 35 im_at 35 m 35 maybe_you 35
not_discuss 35 plz 35 ruth 35 said_if 35 screenshot 35 snap 35 someone_with 35 thought_you 35 us_two 35
you_hesitate 35 your_late 35 #number_a 34 asking_if 34 bus_station 34 but_hes 34 come_see 34 comfortable 34
could_come 34 donate 34 family_helps 34 full_address 34 home_address 34 hundred 34 id_send 34 imo 34
its_for 34 know_where 34 leave_your 34 lets 34 mail 34 me_there 34 my_company 34 not_paid 34 pm 34 program 34
read_me 34 spot_me 34 t 34 this_number 34 treating_your 34 wants_#number 34 we_could 34 you_every 34
your_mobile 34 :investment 33 angel 33 at_your 33 ban 33 break_my 33 by_sunday 33 card_you 33 coffin 33
costs_#number 33 guess 33 helping_me 33 house_in 33 house_paid 33 how_about 33 i_guess 33 i_return 33
id_and 33 into_my 33 investigation 33 just_need 33 just_the 33 keep_me 33 kind_person 33 mail_me 33 max 33
mr 33 on_viber 33 or_they 33 phone_on 33 pic 33 please_it 33 revolut 33 starve 33 the_app 33 the_store 33
the_transfer 33 then_im 33 theyll 33 to_ring 33 to_turn 33 usdt 33 w 33 would_come 33 would_save 33
you_order 33 you_spot 33 your_passport 33 your_social 33 .elsewhere 32 :elsewhere 32 a_grown 32 a_used 32
account_as 32 antivirus 32 ask_a 32 be_our 32 card_#number 32 cards_are 32 cash_at 32 commander 32
every_evening 32 ex 32 formula 32 fridge_is 32 have_#number 32 helper 32 history 32 home_or 32 iban 32
insulin 32 jewellery 32 just_#number 32 just_pay 32 know_a 32 left_to 32 lend_it 32 love_me 32 need_help 32
need_the 32 no_pressure 32 one_two 32 only_because 32 open_this 32 out_before 32 pastor_says 32 reach_you 32
since_youre 32 sis 32 six_numbers 32 sum 32 the_month 32 the_payment 32 thousand 32 underscore 32 unlock 32
want_in 32 we_can 32 widows 32 youll_see 32 zero 32 #number_by 31 #number_would 31 #year_#number 31
a_magazine 31 a_third 31 anything_helps 31 are_real 31 bank_transfer 31 believe_in 31 beside_the 31 blessed 31
book_the 31 buys 31 by_me 31 by_tonight 31 can_take 31 cell 31 could_too 31 dearest 31 deposits 31
enough_to 31 ethereum 31 front_or 31 generous 31 get_you 31 gold_is 31 helen 31 here_to 31 how_much 31
i_post 31 income 31 insta 31 is_asking 31 it_asks 31 it_online 31 ive_asked 31 like_yours 31 mean_the 31
month_is 31 need_#amount 31 now_while 31 of_something 31 offering 31 only_to 31 quicksupport 31 r 31
reference 31 share_it 31 show_me 31 site_i 31 slip 31 so_close 31 someone_would 31 stop_it 31 surely 31
tell_him 31 the_mouse 31 the_sum 31 think_about 31 this_from 31 to_clear 31 to_press 31 to_whatsapp 31
today_can 31 tokens 31 tuesday_and 31 use_your 31 venmo 31 wants_#amount 31 we_noticed 31 will_show 31 wire 31
work_here 31 work_with 31 you_didnt 31 you_let 31 you_not 31 you_sent 31 youd 31 your_cash 31 your_husband 31
your_number 31 #amount_you 30 a_teacher 30 already_and 30 amount 30 and_post 30 and_well 30 anti 30
any_chance 30 as_soon 30 ask_my 30 at_two 30 be_too 30 because_im 30 by_monday 30 clinic_wants 30 com 30
computer_for 30 cover_the 30 delete_this 30 dot_com 30 flight_i 30 friends_and 30 fundraiser 30 get_paid 30
gets 30 got_#number 30 he_takes 30 he_will 30 heard_of 30 helps 30 here_can 30 i_use 30 im_on 30
immediately 30 is_waiting 30 itd 30 ive_nobody 30 little_something 30 lose_my 30 me_another 30 me_here 30
message_me 30 messages_here 30 mind_if 30 mummy 30 my_gmail 30 my_messages 30 normally 30 not_listen 30
not_speak 30 nothing_of 30 off_my 30 our_chat 30 over_to 30 place_to 30 play_card 30 pops 30 put_our 30
scan_this 30 sell_my 30 shame_if 30 slipped 30 snapchat 30 so_ashamed 30 so_youve 30 soon_as 30 tag_is 30
the_lord 30 the_picture 30 the_receipts 30 the_word 30 they_ask 30 this_qr 30 to_receive 30 too_proud 30
two_three 30 type 30 union_is 30 use_my 30 where_your 30 wouldnt_it 30 you_flowers 30 you_wont 30
your_niece 30 your_winnings 30 #number_hrs 29 .investment 29 :money 29 a_helper 29 a_wee 29 admin 29
already_told 29 app 29 apply 29 as_here 29 both_in 29 by_summer 29 clear 29 confidential 29 could_help 29
dear_i 29 details_and 29 did_they 29 dont_like 29 each_night 29 elder 29 elder_sister 29 every_morning 29
evicted 29 example 29 finances 29 forever 29 from_now 29 gmail 29 got_nothing 29 got_stolen 29 has_changed 29
has_to 29 have_#amount 29 heart 29 hrs 29 id_is 29 im_locked 29 im_skint 29 in_singapore 29 it_would 29
its_#number 29 ive_written 29 maam 29 madam 29 me_be 29 me_have 29 mention_me 29 much_more 29
my_electricity 29 my_ex 29 n 29 nosy 29 not_eaten 29 not_here 29 now_you 29 numbers 29 o 29 on_paper 29
only_for 29 or_we 29 papa 29 per 29 permission 29 please_the 29 pls_i 29 qr_code 29 released 29 shown_me 29
small_gift 29 sort 29 spare 29 spoil 29 sponsor 29 sweetie 29 tears 29 the_account 29 the_deposit 29
the_link 29 the_reference 29 there_all 29 these_messages 29 they_read 29 this_to 29 this_world 29 to_u 29
type_it 29 verify 29 want_#number 29 what_its 29 which_card 29 with_#number 29 would_get 29 you_first 29
you_keep 29 your_future 29 your_grandkids 29 your_pension 29 your_phone 29 your_wifes 29 youre_on 29
youre_still 29 #mail 28 .money 28 a_platform 28 a_share 28 a_small 28 a_tip 28 amazon 28 and_hell 28
and_ill 28 and_mobile 28 any_spare 28 app_with 28 ask_if 28 balance 28 buy_#number 28 can_meet 28
card_number 28 cheap 28 checks 28 code_and 28 collecting_for 28 congratulations_dear 28 could_put 28
could_take 28 does_your 28 dont_hang 28 email_password 28 even_#number 28 fr 28 fund 28 future 28 gets_it 28
google 28 google_play 28 guarantor 28 hangouts 28 have_that 28 have_u 28 help_a 28 im_stuck 28 in_mine 28
is_settled 28 is_stuck 28 just_be 28 just_saying 28 kidney 28 know_who 28 laptop 28 like_you 28 link_for 28
lose_the 28 lump_sum 28 make_it 28 man_you 28 me_alone 28 me_at 28 mom 28 my_aunty 28 my_lawyer 28 nappies 28
need_someone 28 new_one 28 next_time 28 not_asking 28 number_at 28 on_hangouts 28 only_#amount 28 page_for 28
people_like 28 people_to 28 renew 28 say_anything 28 sell 28 serious 28 so_grateful 28 so_happy 28 still_a 28
street_and 28 tele 28 the_balance 28 the_cashier 28 the_fees 28 the_port 28 the_three 28 there_tonight 28
this_place 28 to_collect 28 trained_to 28 trust 28 u 28 vodafone 28 we_cant 28 well_on 28 were_born 28
werent 28 wipe 28 working_on 28 would_mean 28 write_you 28 yahoo 28 you_arent 28 you_mind 28 you_normally 28
you_through 28 you_without 28 your_credit 28 your_driving 28 #number_before 27 .private_details 27
:private_details 27 a_bonus 27 a_sponsor 27 a_widow 27 about_our 27 and_type 27 apk 27 ask_again 27
bank_asks 27 bank_will 27 be_done 27 borrow_#number 27 bot 27 but_thats 27 but_would 27 buy_me 27
by_yourself 27 can_finally 27 can_we 27 card_would 27 coming_on 27 company_pays 27 confirm 27 cooperate 27
could_pay 27 counter 27 daughter_needs 27 department_of 27 dont_wait 27 double_in 27 doubles 27 due_and 27
every_night 27 feeds 27 first_pet 27 five_oclock 27 five_oh 27 for_data 27 from_tomorrow 27 get_#number 27
get_me 27 got_me 27 got_you 27 have_in 27 here_so 27 hold_it 27 id_so 27 ill_send 27 im_your 27 in_early 27
in_yours 27 inbox 27 is_#amount 27 it_there 27 its_easier 27 ive_#number 27 just_came 27 kids_have 27 kofi 27
lands 27 lot_for 27 made_us 27 make_an 27 me_out 27 my_bio 27 my_place 27 netflix 27 not_been 27 not_in 27
not_the 27 oclock 27 only_ask 27 only_you 27 options 27 orphans 27 passport_so 27 pays_the 27 please_get 27
post_the 27 post_them 27 presale 27 price 27 quick_one 27 receive_it 27 return 27 settled 27 seven_seven 27
sign_the 27 sitting 27 sleeping_in 27 small_loan 27 sms 27 son_has 27 swear_on 27 technician 27 the_amount 27
the_oil 27 the_presale 27 this_with 27 unknown 27 ur_number 27 uses 27 wee 27 whats_a 27 would_be 27
write_gift 27 you_mum 27 you_said 27 your_house 27 your_laptop 27 your_last 27 #number_into 26 #number_this 26
.app 26 .gift_card 26 :gift_card 26 a_google 26 a_grand 26 a_relative 26 about_you 26 again_in 26 allowance 26
am_short 26 and_do 26 and_sort 26 any_way 26 anything_you 26 ask_but 26 asked_you 26 be_like 26 bury 26
by_tomorrow 26 cant_talk 26 cares 26 click_the 26 closes 26 daily 26 digits 26 download 26 easily 26 expiry 26
find_you 26 fine_of 26 ghost 26 go_quiet 26 good_day 26 have_telegram 26 he_keeps 26 hearing_about 26
i_charge 26 i_lose 26 iban_please 26 id_never 26 if_there 26 if_theres 26 if_u 26 im_about 26 in_dubai 26
in_two 26 it_where 26 its_about 26 its_because 26 kin 26 lack 26 landlord_is 26 laptop_for 26 line_is 26
little_help 26 long_number 26 me_board 26 me_up 26 me_what 26 ministry 26 my_business 26 my_data 26 my_e 26
my_heart 26 my_letters 26 my_page 26 my_pay 26 my_real 26 needs_an 26 never_ask 26 never_lost 26 notes 26
on_there 26 on_your 26 pay_half 26 pays_#number 26 pet_and 26 photograph_the 26 pops_up 26 quieter 26
read_that 26 receive 26 relative 26 right_away 26 score 26 shed_only 26 small_amount 26 summer_and 26
tax_of 26 the_agent 26 the_exchange 26 the_screen 26 then_you 26 things_to 26 this_between 26 this_message 26
tired_of 26 trading 26 unless 26 unpaid 26 via 26 was_robbed 26 which_bank 26 who_cares 26 you_bank 26
you_because 26 you_bought 26 you_receive 26 you_up 26 your_banking 26 your_card 26 your_family 26
your_husbands 26 your_whatsapp 26 #amount_until 25 #number_#number 25 #number_missing 25 #number_shillings 25
.brand_card 25 a_look 25 a_subscription 25 a_vault 25 about_#amount 25 after_that 25 an_accident 25
and_family 25 and_whats 25 answer_me 25 any_good 25 arrangement 25 as_#number 25 be_delivered 25
before_sunday 25 believes_in 25 benefit 25 better_not 25 block_me 25 buy_my 25 call_#number 25 can_send 25
casino 25 come_over 25 come_to 25 costs_#amount 25 could_be 25 crash_and 25 data_bundle 25 delete 25
details_so 25 dhl 25 directly 25 dot 25 doubled 25 down_as 25 explain_later 25 fee_is 25 feel_more 25
five_five 25 for_anything 25 forward 25 granny_i 25 h 25 half_now 25 hate_to 25 have_paid 25 have_taken 25
have_time 25 heart_to 25 hell 25 here_they 25 heres_my 25 hit 25 i_earn 25 i_land 25 i_trade 25 in_case 25
in_crypto 25 insurance_number 25 into_#number 25 is_sending 25 just_watch 25 left_in 25 legal 25 licence 25
lift_it 25 me_#number 25 me_after 25 me_now 25 me_put 25 me_yours 25 mentor 25 million_and 25 mpesa 25
must_ask 25 my_church 25 my_door 25 my_fortune 25 my_insulin 25 name_was 25 nana 25 need_#number 25 need_it 25
needs 25 not_gambling 25 off_and 25 on_one 25 pay_here 25 per_day 25 phone_contract 25 phone_please 25
please_go 25 press_the 25 problem 25 professor 25 recharge 25 release 25 remember_the 25 ring_you 25
sell_it 25 send_#amount 25 send_the 25 settle 25 she_takes 25 shouldnt 25 sold_the 25 spot 25 telegram 25
that_all 25 the_bailiffs 25 the_details 25 the_google 25 the_release 25 the_wallet 25 this_stays 25
thought_of 25 to_avoid 25 tomorrow_and 25 transfer_it 25 triple 25 trouble_and 25 two_more 25 up_front 25
us_go 25 vanilla 25 viber 25 wallet_i 25 want_a 25 watch_it 25 what_bank 25 wheelchair 25 will_get 25
will_never 25 would_do 25 write_this 25 you_down 25 you_fill 25 you_from 25 youll_get 25 your_line 25
your_photo 25 your_will 25 youre_family 25 #number_now 24 #number_only 24 .lure 24 a_pic 24 add_me 24 ahead 24
all_im 24 am_too 24 and_password 24 are_holding 24 asking_but 24 assist 24 at_gmail 24 at_within 24
bank_account 24 birth 24 boys 24 btc 24 by_christmas 24 c 24 can_put 24 card_please 24 chart 24 client 24
contacts 24 could_send 24 could_we 24 dont_come 24 drop_me 24 duty 24 eats_it 24 every_minute 24
everything_was 24 exchange 24 fine_is 24 fix_it 24 for_school 24 freedom 24 god_will 24 had_your 24
handling 24 have_not 24 heir 24 holding_your 24 horrible 24 i_wouldnt 24 id_feel 24 in_here 24
inflation_eats 24 is_going 24 is_my 24 it_my 24 its_just 24 just_go 24 k_at 24 kik 24 know_we 24 lady_from 24
land 24 left_#number 24 lets_leave 24 life_and 24 little_secret 24 logs 24 logs_me 24 minimum 24 month_i 24
much_by 24 my_charity 24 my_commander 24 my_pictures 24 nest_egg 24 no_risk 24 not_trust 24 number_and 24
number_i 24 of_#amount 24 oh_one 24 on_kik 24 one_has 24 open_and 24 or_do 24 otherwise 24 pay_it 24
phone_in 24 pic_of 24 platform_and 24 post_you 24 privately 24 put_#number 24 raising_money 24 rate 24
receive_the 24 refundable 24 saw_it 24 say_im 24 say_yes 24 scratch_it 24 send_whatever 24 show_my 24
sitting_on 24 spoil_it 24 stay_on 24 steam_cards 24 system 24 takes 24 text_you 24 the_anti 24
the_difference 24 the_digits 24 the_invitation 24 the_leave 24 the_locks 24 the_papers 24 the_surgeon 24
the_system 24 theres_an 24 they_begin 24 they_sell 24 theyve_cut 24 this_platform 24 till_tuesday 24
till_with 24 to_switch 24 top 24 top_up 24 transfer_the 24 transfer_today 24 u_got 24 un 24 up_on 24 us_use 24
viruses 24 wages_come 24 wants_the 24 we_share 24 what_about 24 when_youre 24 where_else 24 who_does 24
will_see 24 will_thank 24 winnings 24 wire_me 24 word_to 24 ye 24 youd_get 24 your_email 24 youre_buying 24
zero_nine 24 #number_back 23 a_car 23 a_life 23 a_part 23 a_reason 23 a_wheelchair 23 accept 23 agent 23
agent_mr 23 amazon_cards 23 and_log 23 and_theyll 23 apple_cards 23 auntie 23 back_before 23 bailiffs 23
before_we 23 can_keep 23 chance_of 23 clears 23 company_wants 23 consider 23 could_my 23 could_start 23
could_write 23 day_no 23 deposit 23 dont_bring 23 dont_mention 23 even_your 23 every_pound 23 exchange_and 23
expires 23 facebook_i 23 files 23 fine_or 23 for_you 23 gentleman 23 get_yours 23 girls 23 gives 23
good_heart 23 got_mine 23 government 23 gram 23 happens_to 23 have_decided 23 i_turn 23 i_want 23 installed 23
invest_in 23 invite 23 is_#mail 23 it_#number 23 its_nothing 23 ive_found 23 ive_sold 23 jo 23 leave_you 23
lending 23 lets_chat 23 lets_go 23 link 23 long_letter 23 looks_after 23 man_wants 23 me_as 23 me_enough 23
me_leave 23 me_today 23 me_which 23 minutes_then 23 money_by 23 much_do 23 much_is 23 mum_its 23 mum_to 23
must_have 23 my_agent 23 my_broker 23 my_link 23 my_private 23 needs_someone 23 no_work 23 noon 23 of_money 23
only_need 23 only_want 23 other_one 23 our_group 23 pay_#amount 23 pay_#number 23 pay_and 23 pay_him 23
percent_every 23 person_to 23 petrol_station 23 photo_is 23 please_buy 23 qualify 23 qualify_for 23 razer 23
razer_gold 23 receiver 23 release_fee 23 say_#number 23 sell_them 23 selling_my 23 share_your 23 so_give 23
spaces 23 store 23 take_my 23 that_this 23 that_youll 23 thats_only 23 the_candles 23 the_government 23
the_landlord 23 the_notes 23 the_price 23 the_processing 23 the_steps 23 the_street 23 then_were 23
they_need 23 theyll_take 23 till_friday 23 to_set 23 to_worry 23 too_long 23 two_in 23 u_do 23 use_this 23
videos 23 way_to 23 we_need 23 we_said 23 who_told 23 will_bring 23 will_try 23 willing 23 willing_to 23
window_closes 23 with_nothing 23 without_the 23 wont_let 23 you_consider 23 you_in 23 you_of 23 you_qualify 23
you_share 23 youd_do 23 youll_find 23 your_grandson 23 your_hand 23 your_picture 23 your_real 23
#amount_would 22 a_crash 22 a_liar 22 a_shame 22 a_signature 22 about_us 22 account_first 22 amazon_gift 22
an_angel 22 and_#amount 22 and_open 22 ask_me 22 asks_say 22 at_nine 22 avoid 22 bail 22 be_rich 22
before_friday 22 bill_of 22 blank 22 blue_jacket 22 business 22 can_get 22 can_give 22 cant_go 22 cards_for 22
cash_app 22 click_here 22 close_to 22 curse 22 de 22 do_it 22 dont_make 22 door_on 22 down_#number 22
eaten_since 22 fever 22 forward_it 22 group_for 22 grows 22 guarantee 22 guarantor_for 22 guide_you 22
her_i 22 hold_your 22 home_in 22 hun 22 id_be 22 if_youd 22 is_empty 22 it_before 22 it_down 22 it_grows 22
it_straight 22 itd_be 22 its_free 22 its_less 22 just_have 22 l 22 landline 22 lets_keep 22 liar 22 log_on 22
mailbox 22 me_because 22 me_dropped 22 minimum_is 22 missed_call 22 missing 22 moderators_here 22
money_comes 22 money_for 22 move_them 22 mum_this 22 my_job 22 my_leave 22 my_medicine 22 need_somebody 22
new_account 22 night_when 22 nine_eight 22 nine_zero 22 no_one 22 nothing_more 22 noticed_unusual 22
on_telegram 22 one_from 22 one_time 22 only_takes 22 operate 22 out_what 22 paper_plane 22 paperwork_and 22
pension 22 please_i 22 possible 22 pushed 22 put_it 22 put_some 22 put_something 22 quietly 22 reach_me 22
refund_you 22 rich_by 22 safer_than 22 say_it 22 secure 22 seed_of 22 settle_it 22 should_go 22 skint 22
someone_in 22 something_to 22 sort_code 22 started_with 22 take_it 22 tell_them 22 tests 22 that_silly 22
that_stands 22 that_we 22 the_doctors 22 the_fine 22 the_orphans 22 the_safe 22 to_those 22 to_unlock 22
to_what 22 told_you 22 type_the 22 u_could 22 unusual 22 upfront 22 wallet_is 22 walmart 22 while 22
who_gets 22 who_got 22 wire_it 22 with_#amount 22 yes_and 22 yesterday_so 22 you_cover 22 you_mustnt 22
you_on 22 you_the 22 you_transfer 22 your_banks 22 your_details 22 your_heart 22 #number_daily 21
#number_for 21 #number_per 21 #number_that 21 a_dark 21 a_deposit 21 am_using 21 and_address 21 and_how 21
and_text 21 and_theyre 21 and_where 21 are_raising 21 back_by 21 bedroom 21 behalf 21 bio 21 birthday_is 21
brian 21 bro 21 camp 21 can_help 21 car_insurance 21 card_so 21 chat_is 21 cheque 21 connected 21 consulate 21
contract_ends 21 courier_will 21 cover 21 credit 21 debts 21 deposit_of 21 discount 21 do_a 21 do_one 21
do_u 21 dont_trust 21 duty_of 21 easier_for 21 enter_your 21 everyone_who 21 fees 21 fifty_would 21
five_six 21 forgot_to 21 friendly 21 get_out 21 get_two 21 gives_you 21 goes_up 21 grace 21 grandma 21
hangs_on 21 hello_my 21 hi_love 21 him_what 21 i_already 21 is_being 21 is_best 21 is_blocked 21 it_counts 21
it_or 21 it_through 21 join 21 jump 21 kids_are 21 lady_in 21 lets_talk 21 listen_to 21 lord 21 maureen 21
me_into 21 measure 21 mule 21 mum_i 21 my_cards 21 my_cell 21 my_only 21 nairobi 21 name_as 21 no_to 21
numbers_on 21 of_gold 21 or_i 21 otherwise_it 21 partner_with 21 pastor 21 pension_come 21 please_read 21
processing 21 profile_picture 21 receiving 21 rescue 21 rest_to 21 robbed 21 roughly 21 runs_out 21 scooter 21
sells 21 send_#number 21 send_u 21 set_up 21 seven_double 21 share_what 21 shop_and 21 shops 21 skype 21
slash 21 smashed 21 somebody_to 21 still_open 21 swap 21 take_this 21 thank_me 21 that_way 21 thats_how 21
the_blue 21 the_bottom 21 the_consulate 21 the_facebook 21 the_funeral 21 the_iban 21 the_lady 21 the_money 21
the_profit 21 the_shelf 21 the_western 21 the_year 21 them_you 21 there_any 21 theres_a 21 they_dont 21
theyll_ask 21 this_app 21 this_but 21 this_link 21 this_once 21 times_that 21 to_act 21 to_end 21 to_give 21
to_pick 21 trust_this 21 two_months 21 typed_your 21 us_both 21 walk_you 21 want_your 21 went_out 21
what_we 21 whats_ur 21 when_u 21 which_you 21 while_i 21 you_add 21 your_hip 21 your_login 21
your_neighbours 21 yours 21 zero_zero 21 .hard_asset 20 .parcels 20 a_clean 20 a_client 20 a_dad 20
a_donation 20 a_line 20 a_spare 20 a_way 20 a_woman 20 advance 20 agent_and 20 and_itd 20 anyone_about 20
attorney 20 back_on 20 bail_money 20 bank_you 20 believes 20 bottom 20 building_work 20 buy_two 20 by_email 20
can_reach 20 cant_say 20 care_for 20 chance 20 charges 20 checking 20 chosen_for 20 clear_your 20 closes_at 20
come_at 20 connect 20 counting 20 credits 20 cut_off 20 deliver_your 20 dies 20 different 20 does_that 20
dont_get 20 double 20 email_with 20 embarrassed 20 even_#amount 20 everything_we 20 feed 20 feed_it 20
finish 20 finish_my 20 for_building 20 for_everything 20 for_whatever 20 give_him 20 goes_in 20 has_had 20
have_no 20 have_till 20 hear_your 20 hoping 20 i_hate 20 i_only 20 if_im 20 ill_do 20 install 20 internet 20
into_your 20 is_here 20 it_until 20 kids_and 20 launching 20 lawyer_needs 20 lord_put 20 lose 20
made_#number 20 more_private 20 must_first 20 must_pay 20 my_flat 20 my_last 20 my_whatsapp 20 name_is 20
name_there 20 near_you 20 need_one 20 needs_to 20 nephews 20 not_say 20 of_attorney 20 only_take 20
only_the 20 oo 20 pay_the 20 pay_you 20 per_box 20 place_for 20 please_pay 20 plus 20 power_of 20 put_my 20
reach 20 read_this 20 release_of 20 right_now 20 running_out 20 scan_the 20 search_for 20 second_person 20
send_a 20 sending_it 20 seniors 20 share 20 sigh 20 signature 20 singapore 20 sleep_so 20 small_sum 20
so_you 20 spell 20 starter 20 starting 20 tablets_and 20 take_out 20 talking_to 20 telegram_is 20 tesco 20
than_#number 20 the_address 20 the_bonus 20 the_court 20 the_late 20 the_prize 20 the_sort 20 the_town 20
the_trunk 20 the_un 20 they_cut 20 they_would 20 thing_is 20 this_has 20 thousands 20 to_beg 20 to_yourself 20
training 20 treating 20 type_in 20 us_a 20 video 20 were_to 20 where_i 20 where_it 20 where_people 20 whod 20
withdraw_it 20 within_#number 20 writing_to 20 you_confirm 20 you_each 20 you_if 20 you_rent 20
you_understand 20 youd_never 20 youll 20 your_balance 20 your_cheque 20 your_gmail 20 your_membership 20
your_trouble 20 a_form 19 a_night 19 a_price 19 a_scan 19 about_what 19 accepts 19 account_and 19
after_something 19 all_she 19 am_dying 19 any_amount 19 are_at 19 ask_because 19 atm 19 back_as 19
been_paid 19 begin_the 19 behalf_of 19 better_for 19 but_your 19 by_tuesday 19 capital 19 captain 19 case 19
cash_and 19 catch_it 19 cell_is 19 claim 19 coin 19 come_here 19 container 19 cos 19 darling 19 dealer 19
declined_so 19 deleting 19 delivery 19 dont_you 19 download_the 19 dying_of 19 everyone_at 19 feel_so 19
fill_it 19 final 19 foreign 19 from_this 19 fund_for 19 funds 19 gambling 19 get_#amount 19 go_through 19
goes_off 19 good_for 19 has_never 19 have_it 19 have_viber 19 having_someone 19 here_you 19 i_discovered 19
i_left 19 i_sleep 19 i_worry 19 id_need 19 if_we 19 ill_help 19 im_short 19 in_nine 19 in_savings 19
in_this 19 interested 19 is_it 19 is_jealous 19 is_o 19 is_safer 19 it_here 19 just_in 19 know_you 19 lasts 19
let_us 19 login_and 19 lump 19 man_is 19 man_who 19 me_five 19 me_get 19 me_see 19 me_show 19 money_i 19
monthly 19 much_easier 19 my_salary 19 my_wages 19 of_cancer 19 on_behalf 19 on_wednesday 19 one_its 19
one_that 19 only_needs 19 orphanage 19 password_and 19 payment 19 peter 19 phone_you 19 please_contact 19
remain 19 save_my 19 scan_of 19 security_number 19 see_it 19 send_them 19 share_of 19 ships 19 sign_for 19
so_that 19 social_security 19 speak_to 19 split_it 19 sponsor_my 19 students 19 switch_it 19 taken_my 19
takes_two 19 tap 19 tell_us 19 ten_times 19 the_back 19 the_clinic 19 the_inheritance 19 the_mine 19
the_numbers 19 the_present 19 the_widows 19 there_doing 19 theres 19 they_could 19 they_leave 19 think_is 19
til 19 till_the 19 to_help 19 to_thank 19 to_type 19 tonight_and 19 type_your 19 unless_i 19 upgrade 19
ur_digits 19 use_the 19 want_you 19 wants_a 19 was_mugged 19 we_must 19 we_pay 19 who_is 19 who_writes 19
will_give 19 will_help 19 with_no 19 with_six 19 wrap 19 you_just 19 you_mine 19 you_my 19 you_now 19
you_read 19 you_set 19 you_won 19 your_computer 19 your_mothers 19 your_package 19 #amount_till 18
#number_my 18 #number_with 18 a_cruise 18 a_full 18 a_government 18 a_little 18 a_number 18 a_quarter 18
a_security 18 accident 18 account_has 18 accra 18 act 18 adress 18 after_youve 18 always_say 18 an_account 18
an_honest 18 and_account 18 and_cannot 18 and_is 18 and_your 18 anybody 18 apple_id 18 arrested 18 as_the 18
ask_what 18 assistant 18 banks 18 be_nice 18 be_paid 18 be_your 18 beauty 18 because_you 18 before_he 18
begging 18 being_the 18 but_you 18 can_find 18 cards_at 18 cards_of 18 charge_for 18 cheque_you 18 co 18
company_and 18 confirm_the 18 continue 18 contract_in 18 costs_more 18 could_retire 18 crash 18
delete_these 18 do_if 18 dogs_name 18 donate_#amount 18 drowning 18 e 18 exhausted 18 family_tree 18
four_oclock 18 from_you 18 give_u 18 google_chat 18 has_no 18 have_and 18 have_found 18 hear_from 18
hear_of 18 heres_the 18 how_they 18 i_help 18 i_know 18 i_trust 18 if_every 18 ignore 18 in_me 18
in_trouble 18 inside 18 is_frozen 18 it_from 18 its_pouring 18 ive_slept 18 joe 18 line_i 18 login 18
loved_me 18 ma 18 mail_#mail 18 me_im 18 me_on 18 me_until 18 messenger 18 mins 18 mobile_number 18 mugged 18
my_chemo 18 no_children 18 no_experience 18 of_birth 18 of_how 18 off_your 18 old_one 18 old_people 18
one_was 18 only_have 18 only_wants 18 our_names 18 our_orphanage 18 out_all 18 passive 18 passive_income 18
people_i 18 percent 18 phone_with 18 pouring 18 pressed 18 process 18 proof 18 public 18 quarter 18
rather_you 18 rents 18 ring_for 18 satellite 18 say_the 18 see_your 18 selling 18 sending 18 set_of 18
seven 18 she_wants 18 six_hours 18 sleep_in 18 some_people 18 somebody_else 18 staking 18 stranded 18
suitcase_and 18 sum_is 18 syrup 18 take_in 18 teacher_says 18 that_to 18 the_chance 18 the_claims 18
the_clerk 18 the_counter 18 the_fare 18 the_fraud 18 the_group 18 the_side 18 the_start 18 the_visa 18
the_yellow 18 then_the 18 then_we 18 there_i 18 theyre_for 18 this_account 18 this_website 18 to_send 18
to_their 18 treat 18 under_my 18 ur_card 18 was_thinking 18 we_chat 18 we_talk 18 we_will 18 were_both 18
weve_nothing 18 what_he 18 what_i 18 who_loves 18 within_the 18 would 18 you_got 18 you_install 18
your_apple 18 your_face 18 your_kids 18 your_online 18 youve 18 #number 17 #number_or 17 #number_pesos 17
#number_today 17 #number_when 17 a_coin 17 a_court 17 a_few 17 a_friends 17 a_kitchen 17 a_pool 17 a_rich 17
a_screenshot 17 account_#number 17 account_will 17 and_bring 17 and_everything 17 and_me 17 and_two 17
apple_card 17 are_from 17 arrest 17 as_next 17 ask_questions 17 asking 17 aunts 17 be_at 17 be_sure 17
been_a 17 burnt 17 by_#number 17 cancer 17 cashier 17 catch 17 cheeky_but 17 christmas_eve 17 clearance 17
cleared 17 come_back 17 compensation_fund 17 contact 17 contract 17 cot 17 cottage 17 crate 17 cut_the 17
day_does 17 desk 17 didnt_show 17 died_and 17 do_is 17 does_it 17 dont_send 17 double_o 17 dubai 17 dying 17
everything_and 17 explains 17 for_me 17 for_people 17 for_seniors 17 forget_it 17 fraud_department 17
friend_of 17 fuel 17 full_name 17 getting 17 gofundme 17 gofundme_for 17 grandson_is 17 green_app 17
guaranteed 17 have_told 17 he_calls 17 he_died 17 he_gets 17 help_us 17 helps_you 17 her_name 17 holy 17
honest_person 17 house_and 17 husband_left 17 i_retire 17 i_wait 17 if_i 17 ill_never 17 ill_sort 17
ill_tell 17 in_istanbul 17 in_one 17 inhaler 17 is_more 17 it_just 17 it_ring 17 it_up 17 jealous 17 just 17
keeping 17 kids_in 17 left_for 17 lines 17 little_bit 17 loan 17 locks 17 magazine 17 me_half 17 me_tonight 17
me_yet 17 meant_to 17 my_bags 17 my_financial 17 my_mail 17 never_asked 17 new_coin 17 not_for 17
number_with 17 of_me 17 of_work 17 ok_so 17 on_christmas 17 on_everything 17 operate_on 17 own_kids 17
package_for 17 paper 17 people_do 17 pesos 17 please_send 17 po 17 private_mail 17 put_by 17 put_down 17
quickly 17 reserved 17 screenshot_of 17 seem 17 show_a 17 so_write 17 solar 17 sooner 17 speaking_to 17
stamp_duty 17 stan 17 started_a 17 teamviewer 17 the_afternoon 17 the_antivirus 17 the_cot 17 the_hours 17
the_internet 17 the_offer 17 the_trading 17 them_the 17 them_when 17 they_never 17 they_only 17
through_your 17 thru 17 to_donate 17 to_lose 17 tonight_its 17 took_our 17 took_your 17 trained 17
transport 17 trunk 17 trust_me 17 twelve_words 17 until_i 17 update_your 17 voucher_and 17 wallet_and 17
wallet_got 17 wanted_you 17 wants_it 17 we_know 17 we_write 17 which_day 17 will 17 will_tell 17 with_cash 17
work_in 17 years_i 17 you_again 17 you_go 17 you_good 17 you_its 17 youd_like 17 youll_think 17 young_ones 17
your_account 17 your_amazon 17 your_chat 17 your_daughter 17 your_hands 17 your_home 17 youre_the 17
yours_is 17 youve_got 17 #amount_is 16 #number_at 16 #number_is 16 #number_until 16 #number_you 16 .medium 16
a_dinner 16 a_hotel 16 a_missed 16 about_an 16 account_here 16 account_number 16 am_a 16 am_so 16 an_iphone 16
and_pay 16 and_youd 16 approved 16 at_and 16 at_before 16 at_home 16 awkward 16 backwards 16 bail_is 16
be_doing 16 be_so 16 be_that 16 before_she 16 begged 16 beneficiary 16 blocked 16 by_for 16 can_manage 16
cant_get 16 car_and 16 card_details 16 card_to 16 cash 16 clerk 16 clients 16 come_for 16 could_use 16
cover_my 16 department 16 digit_code 16 door_in 16 drive 16 due 16 end_of 16 equipment 16 every_month 16
father_for 16 fee 16 fetch 16 first_you 16 for_ever 16 full_time 16 funny 16 get_it 16 gifts 16 grant_of 16
gull 16 half_price 16 he_can 16 hes_been 16 hmrc 16 i_can 16 i_give 16 i_really 16 i_should 16 i_withdrew 16
id_only 16 idea 16 ill 16 info 16 ipad 16 iphone 16 is_paid 16 it_all 16 it_be 16 it_you 16 itunes_cards 16
just_now 16 just_send 16 just_want 16 landlord_has 16 leave_me 16 lying 16 makes_the 16 me_so 16 me_three 16
midnight 16 mine_and 16 mines 16 moment_i 16 my_client 16 my_contract 16 my_landlord 16 my_studies 16
never_met 16 next_of 16 nine_double 16 not_let 16 nothing_else 16 now_with 16 number_came 16 o_seven 16
of_kin 16 off_on 16 ok 16 one_like 16 only_be 16 own_grandmother 16 pages_of 16 pawned 16 pay_every 16
penalty 16 person_i 16 press 16 pressure 16 qr 16 read_them 16 release_the 16 relief 16 reply_with 16 runs 16
said_i 16 says_#number 16 says_and 16 selected_for 16 selling_the 16 sign 16 signals 16 signs 16 so_youll 16
something_for 16 speak 16 stamp_is 16 standing 16 starving 16 study 16 surname 16 the_envelope 16 the_loan 16
the_office 16 the_paper 16 the_receiver 16 the_rest 16 the_top 16 the_water 16 the_week 16 the_yard 16
they_have 16 they_turned 16 time_to 16 to_discord 16 to_open 16 told_the 16 until_then 16 vault_in 16
verify_your 16 victims 16 vouchers 16 wall_in 16 walter 16 we_only 16 we_use 16 whats 16 where_to 16
will_ask 16 withdrew 16 wont 16 works_at 16 you_at 16 you_forward 16 you_owe 16 you_own 16 you_sign 16
you_wanted 16 you_with 16 youd_be 16 your_church 16 your_full 16 youre_my 16 #number_min 15 #number_the 15
.claim 15 .guidance 15 .look 15 .named_asset 15 .toll 15 a_big 15 a_different 15 a_foreign 15 a_grandmother 15
a_kind 15 a_mistake 15 a_selfie 15 a_solicitor 15 account 15 account_or 15 accra_and 15 address_and 15 ai 15
am_at 15 and_also 15 and_come 15 and_forward 15 and_listen 15 and_say 15 and_send 15 and_somebodys 15
and_think 15 app_is 15 be_a 15 be_nicer 15 be_put 15 blessing 15 booking 15 boxes 15 bring_it 15
brother_but 15 buried 15 but_have 15 buy_the 15 by_wednesday 15 can_do 15 can_spare 15 can_talk 15
cant_tell 15 care_of 15 code_#number 15 code_so 15 compensation 15 costs 15 counts 15 cried_all 15 custody 15
did_that 15 digit 15 enter 15 fee_of 15 feel_it 15 fifteen 15 firm 15 first_the 15 four_four 15 friend_at 15
friend_who 15 funny_how 15 get_her 15 go_to 15 gram_is 15 guess_who 15 half_an 15 harold 15 help_you 15
here_the 15 i_book 15 i_opened 15 i_suppose 15 i_swear 15 if_anyone 15 imagine 15 in_#number 15 in_cardiff 15
in_syria 15 is_giving 15 is_over 15 is_there 15 it_shows 15 just_give 15 just_read 15 k 15 keeping_a 15
know_why 15 landlord 15 last_#number 15 link_and 15 listen 15 look_after 15 loves 15 me_something 15
million_to 15 month 15 move_the 15 my_balance 15 my_cousins 15 my_whole 15 nan 15 never_be 15 never_lose 15
nicer_to 15 nine_oh 15 no_room 15 noon_and 15 not_like 15 not_much 15 now_on 15 of_#number 15 of_this 15
offer 15 offshore 15 oh_#number 15 on_another 15 on_skype 15 one_eight 15 only 15 only_cover 15 only_put 15
or_the 15 out_early 15 out_with 15 pack 15 pay_my 15 pete 15 platform_pays 15 please_can 15 pride 15
profile_was 15 promise_not 15 prove_to 15 purse 15 pushed_it 15 rebate 15 rings 15 safer 15 salary 15
save_it 15 scare 15 selfie 15 send_money 15 short_by 15 sign_in 15 since_sunday 15 site_where 15 so_do 15
social 15 something_happens 15 something_in 15 statement 15 stole 15 support 15 surgeon 15 swear 15
tele_gram 15 that_came 15 that_on 15 thats_ok 15 the_bench 15 the_beneficiary 15 the_bill 15 the_camera 15
the_country 15 the_delivery 15 the_flat 15 the_funds 15 the_guard 15 the_hot 15 the_login 15 the_number 15
the_parcel 15 the_site 15 the_storage 15 them_your 15 there_is 15 they_pay 15 they_put 15 till_and 15 to_an 15
to_confirm 15 to_get 15 to_join 15 to_know 15 to_make 15 to_remember 15 to_somebody 15 to_verify 15
train_to 15 treatment 15 turn_to 15 two_friends 15 two_one 15 u_have 15 u_pay 15 until_a 15 use_it 15
vote_for 15 voucher 15 we_get 15 we_would 15 when_the 15 which_one 15 will_be 15 withdraw 15 would_have 15
wouldnt 15 wouldnt_ask 15 wouldve 15 writing_on 15 you_but 15 you_came 15 you_described 15 you_top 15
you_what 15 you_wouldnt 15 youd_only 15 your_age 15 your_netflix 15 your_place 15 your_son 15 your_sort 15
#number_name 14 .number 14 a_bag 14 a_brother 14 a_friend 14 a_home 14 about_being 14 about_scams 14
account_you 14 against 14 any_help 14 anybody_else 14 app_for 14 arthritis 14 at_you 14 ate_it 14 back_when 14
banking_app 14 before_your 14 beg 14 better_that 14 birthday_present 14 block 14 bring_you 14 broker 14
but_in 14 by_western 14 can_u 14 card_of 14 cards 14 carry_on 14 case_you 14 chose 14 clears_ill 14 close 14
closes_in 14 coins 14 collect_it 14 college 14 could_make 14 couple 14 death 14 delete_it 14 deposit_before 14
details 14 do_anything 14 doesnt 14 down_on 14 euro 14 eve 14 every_other 14 every_person 14 everyone_in 14
everything 14 fill 14 fill_in 14 find 14 flood_took 14 four_numbers 14 gift 14 gift_in 14 girl_in 14
grandmother_would 14 here_but 14 heres 14 hey 14 holding_my 14 how_far 14 i_bring 14 i_find 14 i_looked 14
i_sit 14 id_pay 14 if_she 14 if_someone 14 im_waiting 14 immigration 14 is_sitting 14 isnt_that 14 it_every 14
it_that 14 itll_be 14 its_#amount 14 its_way 14 ive_already 14 keeps_my 14 lagos 14 last_month 14
leaflet_about 14 left_#amount 14 left_a 14 let_the 14 link_to 14 listed 14 little_girl 14 lose_everything 14
matter 14 me_first 14 me_the 14 mine_is 14 month_for 14 mother_and 14 move_it 14 my_car 14 my_legs 14
my_names 14 nest 14 now_#number 14 number_so 14 of_which 14 on_this 14 open_an 14 open_your 14 opened_my 14
order_a 14 own_bank 14 passing 14 people_on 14 people_with 14 plane 14 private 14 promise_me 14 promised_to 14
put_aside 14 refused 14 remember_that 14 rich 14 saint 14 say_no 14 say_youre 14 send 14 seven_zero 14
shall_be 14 shopping 14 sir 14 sitting_here 14 sleeping 14 so_much 14 somebody_outside 14 somewhere 14
sort_of 14 sow 14 sow_a 14 spare_room 14 split 14 stand_by 14 starts_with 14 support_the 14 take_that 14
that_nobody 14 the_company 14 the_computer 14 the_desk 14 the_fee 14 the_flight 14 the_full 14 the_heir 14
the_house 14 the_list 14 the_moderators 14 the_shops 14 then_and 14 then_its 14 they_take 14 to_call 14
to_mention 14 to_my 14 to_sponsor 14 to_trust 14 truly 14 try_the 14 twenty_two 14 typing 14 unclaimed 14
under 14 union 14 until_my 14 upstairs 14 use 14 van_and 14 wants_cash 14 was_going 14 wedding_ring 14
western_union 14 weve_got 14 what_the 14 which 14 who_left 14 why_did 14 with_what 14 you_a 14 you_stand 14
you_type 14 your_identity 14 your_savings 14 your_surname 14 yours_for 14 youve_a 14 zero_seven 14
#amount_amazon 13 #number_more 13 #number_will 13 .code 13 .invite 13 a_daughter 13 a_fellow 13 a_scammer 13
afford_the 13 agency 13 along_with 13 am_sorry 13 and_after 13 and_confirm 13 and_ends 13 and_id 13
and_take 13 and_without 13 aunties 13 back_double 13 bank_just 13 be_closed 13 been_so 13 bigger 13 board 13
bring_the 13 brother_in 13 but_if 13 by_now 13 cant_reach 13 cant_take 13 card 13 cash_it 13 charge 13
check 13 colleague 13 coming_and 13 coming_in 13 could 13 council_tax 13 cry 13 customer 13 dad_wouldve 13
discuss 13 double_oh 13 dream 13 dressed 13 e_mail 13 earn_from 13 empty 13 error 13 everyone_does 13
except 13 facebook_lottery 13 family 13 fees_are 13 few 13 find_#number 13 for_them 13 forex 13 god 13
going_in 13 good_ones 13 government_grant 13 grant 13 guardian 13 hang 13 hate 13 he_only 13 hes_asked 13
hospital_after 13 i_could 13 i_set 13 i_woke 13 ill_ring 13 im_telling 13 im_writing 13 in_accra 13
inside_the 13 insured 13 is_#number 13 is_better 13 is_held 13 is_why 13 it_hurts 13 it_needs 13 it_out 13
itunes 13 keep_on 13 keep_ten 13 keeps_me 13 lady 13 laptop_and 13 lawyer 13 leeds 13 letter_from 13 list 13
little 13 live_with 13 lonely 13 lourdes 13 makes 13 mam 13 man_in 13 me_asking 13 mention_it 13 met_a 13
mind_me 13 my_dads 13 my_mentor 13 name_forward 13 need_a 13 not_tell 13 now_the 13 officer 13 oil_and 13
on_#number 13 on_i 13 on_leave 13 onto 13 open 13 operation_is 13 our_little 13 over_s 13 papers 13
passport 13 pay_a 13 pays_out 13 percent_and 13 phone_mine 13 pity 13 plus_four 13 price_of 13 prison 13
profit_as 13 put_away 13 read_all 13 remove_the 13 rent_is 13 rest 13 rest_on 13 rings_every 13 save 13
saved 13 says_no 13 scottish 13 screen_with 13 see_if 13 see_me 13 see_what 13 sent_you 13 she_used 13
show_you 13 sim 13 so_theres 13 somebody_had 13 sons 13 steam 13 straight_to 13 suppose 13 t_s 13 take_you 13
takes_a 13 teach_you 13 teacher 13 tell_the 13 texts 13 thank_her 13 that_sort 13 the_cash 13 the_city 13
the_fifty 13 the_home 13 the_man 13 the_nights 13 the_others 13 the_platform 13 the_plum 13 the_ring 13
the_slow 13 they_wont 13 theyd 13 this_is 13 three_years 13 time_the 13 to_#mail 13 to_claim 13 to_find 13
to_london 13 to_think 13 tonight 13 tonight_the 13 try_to 13 tyre 13 up_so 13 us_your 13 vault 13 virus 13
volunteers 13 w_h 13 western 13 whatever 13 when_your 13 who_calls 13 will_explain 13 win 13 with_your 13
without_it 13 woke_up 13 wont_be 13 worker 13 would_only 13 writing_from 13 you_always 13 you_care 13
you_forever 13 you_say 13 you_use 13 your 13 your_children 13 zero_one 13 #number_percent 12 a_bed 12
a_broken 12 a_motorbike 12 a_private 12 about_money 12 about_to 12 adviser 12 afternoon_and 12 am_i 12
an_email 12 an_unclaimed 12 and_gives 12 and_need 12 and_out 12 and_thought 12 anyone_to 12 are_#number 12
ask_about 12 ask_you 12 at_breakfast 12 attorney_and 12 banknotes 12 battery 12 being 12 bet 12 bitcoin_is 12
bits 12 calm 12 can_pay 12 chapel 12 cheeky 12 circle 12 claim_it 12 cloth 12 code_that 12 code_to 12
coming 12 computer 12 confirm_your 12 cousin_in 12 dad_was 12 days_and 12 denise 12 electricity 12
embarrassing 12 especially 12 ever_so 12 except_the 12 facebook 12 family_and 12 fifty 12 financial 12
first_deposit 12 first_then 12 for_today 12 found_you 12 four_seven 12 friend_from 12 give_you 12 good_at 12
grandmothers 12 granny 12 half_of 12 has_approved 12 have_the 12 hearts 12 hi_its 12 hold 12 hole 12
home_on 12 hospital_in 12 i_borrowed 12 i_pray 12 if_that 12 if_they 12 in_old 12 in_yemen 12 it_makes 12
it_should 12 ive_gone 12 know_anybody 12 krakow 12 label 12 leave_the 12 leaving 12 left 12 letter_about 12
log_in 12 loved 12 luggage 12 machine_in 12 maiden 12 maiden_name 12 make_your 12 mate 12 me_ur 12 me_your 12
medicine 12 messages_to 12 microsoft 12 million_in 12 minute_and 12 money_#amount 12 motorbike 12 my_aunt 12
my_card 12 my_phones 12 my_second 12 my_teacher 12 needs_#number 12 nephew 12 nice_to 12 not_to 12
now_please 12 number 12 number_on 12 nursing 12 of_everything 12 oh_nine 12 oh_oh 12 old_lady 12
on_facebook 12 one_more 12 open_till 12 ourselves 12 paperwork 12 pay 12 petrol 12 please 12
profile_tonight 12 profit 12 read_everything 12 real_person 12 request 12 result 12 robot 12 said_youd 12
shall_we 12 shoes_for 12 should_talk 12 silly 12 so_hungry 12 so_low 12 soap 12 some_money 12 someone_at 12
start 12 syria_and 12 team_and 12 ten_minutes 12 that_they 12 the_adviser 12 the_final 12 the_laptop 12
the_nurse 12 the_reading 12 the_thing 12 the_vicars 12 them_out 12 they_laughed 12 tip_on 12 tmrw 12 to_all 12
to_and 12 to_his 12 to_reach 12 to_sign 12 to_you 12 today_is 12 told_her 12 tooth_and 12 truth 12 tv 12
unit 12 unless_you 12 until_june 12 vanish 12 vicars 12 waiting 12 wallet 12 warm 12 warning 12 we_do 12
we_speak 12 went_on 12 whatever_you 12 when_he 12 wholl 12 will_pay 12 woman_in 12 wont_release 12 yemen 12
you_buy 12 you_know 12 you_thank 12 youd_have 12 your_brother 12 your_eyes 12 your_granddaughter 12
your_parcel 12 zangi 12 zero_two 12 #number_digit 11 #number_rand 11 .asset 11 .give 11 .need 11 .sum 11
a_button 11 a_lady 11 a_laptop 11 a_razer 11 a_school 11 a_taxi 11 a_text 11 all_that 11 an_investment 11
and_closed 11 and_dont 11 and_find 11 and_im 11 and_pass 11 and_there 11 and_weve 11 any 11 anyone_and 11
anyone_in 11 are_for 11 ask_anyone 11 ask_whether 11 ask_your 11 at_noon 11 bag 11 be_in 11 be_surprised 11
before_they 11 blue 11 both_sides 11 bought_the 11 broke 11 but_nothing 11 buy 11 buying_a 11 can_buy 11
cancel 11 chance_you 11 channel 11 cheque_for 11 collecting 11 come_and 11 cruise 11 cut 11 dead 11 dear 11
direct 11 dog_is 11 dont_think 11 dont_touch 11 double_zero 11 down_for 11 drawn_in 11 driving_licence 11
elderly 11 envelope 11 even_my 11 explain 11 facetime 11 fancy 11 fixed 11 for_both 11 frank 11 friend_in 11
friends_are 11 front 11 goes 11 good_evening 11 goods 11 got_her 11 grandads 11 guard 11 happen_to 11
hate_asking 11 have_i 11 he_came 11 her_wedding 11 hi 11 hit_me 11 host 11 hotel 11 houses 11 hurt 11
i_hadnt 11 i_showed 11 i_work 11 ill_give 11 im_looking 11 in_by 11 in_durban 11 inheritance 11 injection 11
isnt 11 it_for 11 it_go 11 it_goes 11 it_has 11 it_ill 11 it_will 11 ive_no 11 ive_told 11 just_you 11
keep_talking 11 keep_this 11 last_week 11 lawyer_says 11 light_the 11 little_ones 11 mall 11 me_this 11
message 11 mistake 11 mobile 11 mother_who 11 much_and 11 much_to 11 must_tell 11 mustnt 11 my_childhood 11
my_code 11 never_did 11 nhs 11 nine_days 11 normal 11 notary 11 now_and 11 number_backwards 11 of_mine 11
once_in 11 open_a 11 orphan 11 other_way 11 pay_back 11 person 11 person_who 11 pharmacy 11 phone_can 11
power 11 pune 11 ran_out 11 rand 11 receipts 11 relatives 11 remote 11 return_it 11 s 11 said_no 11 scams 11
scan 11 scratch_the 11 send_you 11 settings 11 shall_i 11 share_the 11 should_write 11 sides 11 sleep_for 11
small 11 sofa 11 son_and 11 station_and 11 story_of 11 stuck_in 11 surprised 11 syria 11 tank 11
telegram_my 11 ten_lucky 11 th_and 11 the_agency 11 the_black 11 the_codes 11 the_contract 11 the_injection 11
the_light 11 the_little 11 the_next 11 the_password 11 the_pastor 11 the_pharmacy 11 the_pin 11 the_rig 11
the_shop 11 the_short 11 then_i 11 there_a 11 theres_something 11 they_come 11 they_will 11 threw 11
through 11 to_prison 11 to_put 11 tomorrow_so 11 too_late 11 transfer_#number 11 trust_you 11 up_an 11
voice_and 11 waiting_at 11 wants 11 was_real 11 we_both 11 we_tried 11 wed_have 11 whatsapp 11 while_you 11
who_could 11 who_never 11 winning 11 wonder 11 work_for 11 would_make 11 would_you 11 you_#amount 11
you_made 11 you_remember 11 you_where 11 you_wrote 11 your_bank 11 your_money 11 zoom_in 11 #amount_that 10
#number_mins 10 .code_card 10 .dues 10 .request 10 a_bird 10 a_decent 10 a_diplomat 10 a_grandfather 10
a_month 10 a_scheme 10 a_seed 10 a_soldier 10 am 10 an_amazon 10 and_are 10 and_youll 10 are_alone 10
are_under 10 ask_at 10 aunty 10 away_from 10 back_of 10 banks_name 10 barclays 10 be_my 10 be_today 10
beneath 10 between_us 10 bird 10 braces 10 break 10 but_theres 10 by_cheque 10 can_be 10 card_and 10 card_i 10
cardiff 10 children_have 10 cole 10 court 10 diplomat 10 else_and 10 envelope_with 10 fee_for 10 finish_the 10
for_over 10 get 10 goats 10 gold_card 10 harvest 10 have_you 10 he_wants 10 her_sister 10 hotels 10 i_heard 10
i_lit 10 i_manage 10 i_run 10 i_thought 10 im_making 10 impressed 10 in_scotland 10 install_anydesk 10
introduce_you 10 is_fine 10 is_one 10 is_sick 10 is_tomorrow 10 it_after 10 it_now 10 it_works 10 its_done 10
its_minus 10 ive_a 10 job_for 10 just_come 10 just_tell 10 kind_of 10 know_about 10 know_youve 10 legs 10
life 10 like_this 10 london 10 look_up 10 makes_me 10 maybe 10 me_#amount 10 me_from 10 me_help 10
medicine_for 10 more_to 10 my_inheritance 10 my_insurance 10 my_name 10 my_nan 10 nearer 10 need 10
never_took 10 new_grandchild 10 nobody_will 10 not_hear 10 number_is 10 number_nine 10 of_being 10 of_her 10
on_you 10 once_the 10 one_else 10 one_seven 10 one_you 10 online_banking 10 our_age 10 our_parish 10
our_whole 10 own_name 10 own_words 10 paid_it 10 paying 10 payment_of 10 phone 10 phones_and 10 picture 10
place 10 platform 10 police 10 port 10 profile 10 property 10 put_your 10 refund 10 refund_of 10 remove 10
retire 10 say 10 scammer 10 seat 10 security 10 selected 10 sephora 10 set 10 set_and 10 shes_at 10
shillings 10 sick 10 sign_up 10 skip 10 some 10 son 10 sorted 10 staff 10 stamp 10 stands_between 10 take 10
teeth 10 text_me 10 that_my 10 the_code 10 the_courier 10 the_gold 10 the_kind 10 the_lot 10 the_other 10
the_power 10 the_reason 10 them_for 10 then_they 10 they_found 10 things_and 10 ticket_is 10 till_monday 10
to_anyone 10 to_chat 10 to_log 10 to_release 10 to_understand 10 to_work 10 to_your 10 towards 10 true 10
until 10 until_the 10 video_call 10 wait_for 10 was_drawn 10 was_proud 10 we_put 10 whenever 10 with_our 10
with_their 10 with_us 10 woke 10 woman 10 world 10 worth_it 10 would_help 10 wouldnt_know 10 yes_or 10
yesterday_and 10 yet 10 you_about 10 you_an 10 you_as 10 you_could 10 you_open 10 you_promised 10 your_data 10
your_facebook 10 your_pin 10 #amount 9 #amount_by 9 #amount_from 9 #number_account 9 .device 9 .relay 9
a_bucket 9 a_couple 9 a_list 9 a_miracle 9 a_package 9 a_relief 9 a_six 9 a_tin 9 a_virus 9 accounts 9 add 9
album 9 all_summer 9 all_those 9 always_said 9 ambulance 9 and_itll 9 and_put 9 and_what 9 another 9
anydesk_and 9 anything 9 are_paid 9 as_we 9 ask 9 asks 9 at_to 9 badge 9 banking 9 be 9 be_able 9
because_they 9 been_sitting 9 black 9 bother 9 breathe_a 9 brought_in 9 but_for 9 but_my 9 buying 9 can_eat 9
can_see 9 can_trust 9 cant_keep 9 chat 9 check_the 9 claims 9 code 9 collect 9 comes_in 9 company_in 9
conversation 9 could_you 9 covered 9 credit_union 9 cried_when 9 crowd 9 declined 9 delivery_charge 9
digit_number 9 download_anydesk 9 else 9 end_up 9 entry 9 even_a 9 every_day 9 fee_and 9 fix 9 free_and 9
from_it 9 gave_her 9 get_to 9 give 9 go_on 9 ground 9 haha_no 9 halves 9 hang_up 9 happens 9 harbour 9
has_one 9 have_done 9 have_had 9 have_nothing 9 heart_and 9 helped 9 here_as 9 here_goes 9 hers 9 herself 9
hes 9 hope_your 9 how_many 9 i_fell 9 i_order 9 i_show 9 i_will 9 id_no 9 if 9 if_anybody 9 im_after 9
im_back 9 imessage 9 in_before 9 in_person 9 in_poland 9 in_there 9 in_your 9 instead 9 is_about 9
is_holding 9 is_missing 9 isnt_in 9 it_a 9 it_the 9 keep_#number 9 know_youre 9 lawyer_in 9 learn_it 9
less_than 9 let_go 9 let_my 9 like_and 9 like_me 9 little_and 9 look 9 man_of 9 me_again 9 membership 9
might 9 miracle 9 monday_and 9 more_like 9 my_aunts 9 my_grandma 9 my_nephews 9 my_school 9 neighbours_and 9
never_learned 9 never_thought 9 no_need 9 nothing_for 9 notice 9 now_its 9 number_to 9 on_my 9 once_more 9
our_messages 9 p 9 package 9 payment_for 9 pays 9 pensioners 9 phone_by 9 plane_ticket 9 please_do 9
please_give 9 poland 9 price_is 9 processing_fee 9 proof_of 9 properly 9 put_them 9 redelivery 9 repay 9
run_the 9 running 9 said_nothing 9 say_its 9 see_each 9 seed 9 send_your 9 seriously 9 shame 9 shop_at 9
should 9 showed_you 9 since_tuesday 9 sister_in 9 sister_to 9 site_see 9 six 9 solicitor 9 somebodys 9
someone 9 standing_in 9 starts 9 stay_with 9 stones 9 stuck_at 9 surgery 9 take_#number 9 talks_about 9
taxes 9 taxi 9 taxi_and 9 that_were 9 the_ambulance 9 the_bed 9 the_blessing 9 the_bonds 9 the_conductor 9
the_end 9 the_form 9 the_fund 9 the_medicine 9 the_name 9 the_nine 9 the_photos 9 the_will 9 therapist 9
there_its 9 this 9 time_and 9 to_spell 9 to_withdraw 9 tom 9 trades 9 ur_husband 9 using 9 want 9 was_me 9
watch 9 week_from 9 what_if 9 who_took 9 why_i 9 will_refund 9 wind 9 without_a 9 word 9 words_and 9
wore_the 9 would_like 9 you_any 9 you_be 9 you_had 9 you_only 9 you_pay 9 you_put 9 you_rather 9 you_see 9
you_since 9 you_that 9 you_wire 9 youd_give 9 your_door 9 youre 9 youve_paid 9 #amount_this 8
#number_million 8 #number_sort 8 #number_to 8 .plea 8 .plight 8 a_lawyer 8 a_message 8 a_partner 8 a_plan 8
a_stranger 8 a_system 8 a_weeks 8 about_twelve 8 address_to 8 again_and 8 alright_if 8 an_unpaid 8 and_does 8
and_get 8 and_keep 8 and_nothing 8 and_we 8 and_were 8 approve 8 army_in 8 as_i 8 as_my 8 asked_how 8
at_midnight 8 b 8 bank_app 8 because_my 8 been_left 8 beside_me 8 between_my 8 build 8 but_could 8 but_with 8
button 8 buyer 8 can_order 8 can_turn 8 cannot 8 carer 8 certificate 8 chat_on 8 cheaper 8 computers 8
contact_me 8 day_ill 8 decided_that 8 delivered 8 desperate 8 didnt_tell 8 does_the 8 dollar 8 dont_take 8
dont_want 8 early 8 eats 8 email 8 enough 8 errors 8 everybodys 8 evidence 8 exactly_what 8 faster 8 feels 8
flat_in 8 for_us 8 for_years 8 free 8 friend 8 friendship 8 front_and 8 georgia 8 german 8 get_the 8
ghana_and 8 give_me 8 good_laugh 8 got_your 8 greedy 8 hand 8 has_been 8 has_not 8 he_must 8 his_savings 8
honestly 8 hospital_was 8 hour_for 8 human 8 i_cant 8 i_own 8 id 8 id_rather 8 im_not 8 im_the 8 in_between 8
in_cash 8 in_so 8 instead_of 8 is_just 8 it_when 8 itll 8 knock 8 know 8 last_day 8 lend 8 lends 8 like_i 8
log 8 make 8 me_some 8 money 8 moneys 8 my_bank 8 my_boy 8 my_coins 8 my_cousin 8 my_fingers 8 my_papers 8
my_suitcase 8 my_village 8 my_wee 8 names 8 nine_numbers 8 no_time 8 not_show 8 not_your 8 nothing_to 8
of_an 8 on_signal 8 once_said 8 one_payment 8 one_year 8 our_family 8 own_account 8 paid_off 8 parcel 8
parcels 8 payments 8 pennies 8 pharmacist 8 pop 8 prize 8 queen 8 rang_from 8 read 8 remembered 8 rose 8
router 8 says_a 8 says_so 8 shaking 8 she_passed 8 she_put 8 she_told 8 side 8 sign_a 8 sitting_in 8 some_of 8
sorry_to 8 spirit 8 straight 8 subject 8 sweet 8 the_bank 8 the_booking 8 the_ceiling 8 the_cheque 8
the_coins 8 the_petrol 8 the_pharmacist 8 the_photo 8 the_receipt 8 the_rent 8 the_ships 8 the_subject 8
theyre 8 ticket 8 to_our 8 to_telegram 8 told_me 8 trading_account 8 trip_to 8 trolley 8 truth_is 8
two_weeks 8 u_ever 8 us 8 was_accepted 8 weak 8 website 8 wed 8 while_the 8 widow_with 8 winner 8 with_its 8
withdrawals 8 within 8 working 8 world_to 8 wouldnt_be 8 wrote_me 8 you_before 8 you_love 8 you_shared 8
you_then 8 you_when 8 you_worry 8 you_your 8 your_profit 8 your_wife 8 .ask 7 a_card 7 a_fine 7 a_gold 7
a_loan 7 a_site 7 a_tablet 7 account_in 7 account_to 7 activity 7 actually 7 advance_for 7 after_you 7 alive 7
all_have 7 all_right 7 am_writing 7 an_app 7 and_back 7 and_can 7 and_give 7 and_look 7 and_took 7 app_and 7
area 7 at_them 7 attention 7 aunt 7 before 7 birthdays 7 bitcoin 7 bone 7 book_about 7 both_get 7 bread_and 7
but_the 7 camera 7 can 7 can_just 7 car 7 card_for 7 care 7 change_the 7 changes 7 channel_#number 7
charges_me 7 child 7 choice 7 clean 7 close_the 7 come 7 comes_to 7 credit_card 7 dangerous 7 daughters 7
debt 7 described 7 do_something 7 doesnt_go 7 doesnt_know 7 dont 7 dont_ask 7 dress 7 every_single 7 evil 7
family_now 7 fly 7 for_sunday 7 full 7 gerald 7 get_back 7 get_into 7 give_it 7 goat 7 grandkids 7 groceries 7
hand_it 7 have_an 7 he_could 7 help 7 help_with 7 here_and 7 here_in 7 holding_the 7 i_am 7 i_need 7
i_started 7 in_lagos 7 in_prison 7 in_vouchers 7 inside_a 7 is_almost 7 is_free 7 is_in 7 is_real 7 it_by 7
it_off 7 it_takes 7 jacket 7 keep_the 7 keep_your 7 know_i 7 last_name 7 lease 7 lets_me 7 like_an 7 lit_a 7
local 7 lol 7 look_at 7 made_one 7 mails 7 map 7 mark 7 match 7 me 7 me_for 7 me_in 7 me_to 7 me_you 7
moderators 7 money_you 7 month_my 7 mothers 7 mountain 7 much_i 7 mum 7 must_be 7 my_account 7 my_arm 7
my_boss 7 my_friend 7 my_parcel 7 my_stepdad 7 my_sugar 7 mystery_shopper 7 name_for 7 need_for 7 needed 7
never_have 7 no 7 nothing 7 nothing_at 7 numbers_and 7 of_your 7 off_the 7 on_with 7 only_two 7 or_you 7
paid_with 7 panic 7 partner_in 7 patient 7 payday 7 phone_for 7 play_with 7 post 7 promise 7 quicker 7
reached 7 real 7 recovery 7 refunded 7 rice 7 ring_my 7 same_day 7 screen 7 secrets 7 see 7 see_that 7
sensible 7 sent_#number 7 sent_money 7 shopper 7 show 7 shows 7 sock_and 7 something_that 7 soul 7
standing_at 7 station 7 stay 7 stepdad 7 sunny 7 swap_them 7 talk_on 7 talks_too 7 tell_your 7 that_even 7
that_too 7 the_#number 7 the_baby 7 the_books 7 the_branch 7 the_embassy 7 the_evenings 7 the_hospital 7
the_hotel 7 the_hour 7 the_interview 7 the_keys 7 the_long 7 the_rains 7 the_refund 7 the_winter 7
there_were 7 they_accept 7 this_month 7 to_start 7 to_stop 7 tomorrow 7 turned_#number 7 two_left 7
two_people 7 uncles 7 until_we 7 visa_and 7 vote 7 want_for 7 was_on 7 was_to 7 wash 7 we_agreed 7 when_she 7
will_call 7 winter_coat 7 with_two 7 wont_take 7 write_here 7 write_on 7 wrong_number 7 you 7 you_#number 7
you_answer 7 you_by 7 you_do 7 you_dont 7 you_lost 7 you_told 7 your_carer 7 your_kitchen 7 your_voice 7
your_way 7 your_whole 7 zelle_me 7 #number_as 6 #number_days 6 #number_each 6 #number_then 6 .authority 6
.reader 6 a_debt 6 a_house 6 a_lemon 6 a_young 6 able 6 able_to 6 account_for 6 address 6 after 6 after_all 6
among 6 an_address 6 an_apple 6 an_elder 6 and_everyone 6 and_its 6 and_some 6 and_telephone 6 anything_to 6
are_part 6 ashamed_to 6 aunt_and 6 be_better 6 beats 6 because_of 6 begin 6 between_the 6 built 6 bundle 6
calls 6 can_come 6 cant_do 6 card_was 6 chemist 6 chips_and 6 cried_like 6 dare 6 data 6 depot 6 details_to 6
difference 6 does 6 down_and 6 down_my 6 due_on 6 earn 6 easiest 6 either 6 end_and 6 entitled 6 entitled_to 6
even 6 fare 6 finish_your 6 first_month 6 first_pay 6 five 6 flat 6 foundation 6 four_days 6 from_home 6
from_last 6 go_where 6 godmother 6 goes_through 6 goes_to 6 gone_for 6 got_nicked 6 had_only 6 has 6
have_all 6 have_half 6 have_put 6 hear_about 6 hed 6 here 6 hi_nan 6 house 6 house_with 6 how_my 6 hurts 6
i_count 6 i_may 6 i_promise 6 if_your 6 ill_be 6 im_an 6 in_#amount 6 in_advance 6 in_london 6 in_spirit 6
invitation 6 is_for 6 istanbul 6 it_he 6 it_i 6 it_today 6 its 6 job_and 6 know_what 6 leave 6 left_me 6
line 6 little_brother 6 look_them 6 looking_for 6 lucky 6 machine 6 man_from 6 mens 6 money_at 6 must_not 6
my_mothers 6 my_mums 6 my_rent 6 my_trunk 6 mystery 6 name 6 need_to 6 needs_a 6 nicked 6 night_and 6 nine 6
not_work 6 now_hes 6 now_my 6 number_in 6 oil 6 on_it 6 orders 6 over_your 6 paid 6 pal 6 pan 6 parcel_of 6
password 6 password_to 6 payment_in 6 perhaps 6 photos 6 pictures_of 6 pieces 6 place_in 6 plan 6
please_answer 6 please_please 6 post_it 6 pray 6 premium 6 profile_and 6 promise_you 6 put 6 put_in 6 rabbit 6
reason 6 ring 6 rosemary 6 say_that 6 says_im 6 scheme 6 scratch 6 see_a 6 see_how 6 shall 6 shipping 6 site 6
size 6 slept_on 6 sniffing 6 so_embarrassing 6 so_when 6 some_shares 6 standing_order 6 start_at 6 stone 6
stop_you 6 straight_out 6 subscription 6 suitcases 6 suspect 6 suspended 6 talked_about 6 telephone_number 6
test 6 text 6 the_children 6 the_green 6 the_leaflet 6 the_mall 6 the_minimum 6 the_mother 6 the_stamp 6
the_wrong 6 thought 6 till 6 tiny 6 to_cancel 6 to_pay 6 to_walk 6 to_write 6 tomorrow_at 6 tops 6 uncle 6
up_in 6 up_the 6 watch_my 6 we_buried 6 we_should 6 went_in 6 whats_your 6 where 6 where_they 6 where_you 6
who 6 wifi 6 will_find 6 will_not 6 won_a 6 worried_about 6 you_back 6 you_get 6 you_im 6 you_lose 6
you_start 6 you_why 6 you_would 6 you_you 6 youll_have 6 your_country 6 your_date 6 youre_at 6 youre_feeling 6
youre_not 6 youve_been 6 #number_id 5 #number_months 5 .move 5 .windfall 5 a_bill 5 a_fee 5 a_gentle 5 a_man 5
a_minister 5 a_nice 5 a_payment 5 a_phone 5 a_train 5 adopted 5 afraid 5 airport 5 and_enter 5 and_half 5
and_wants 5 are_collecting 5 are_safe 5 are_sitting 5 arent 5 as_his 5 at_nineteen 5 at_us 5 away 5 bake 5
bank 5 basically 5 be_cross 5 be_willing 5 beds 5 been_selected 5 beg_you 5 bishop 5 book_from 5 box_with 5
bucket 5 building 5 but_only 5 came_from 5 came_in 5 came_with 5 cant 5 caravan 5 cheated_by 5 childrens 5
cleaning 5 closed_the 5 constable 5 consultant 5 could_teach 5 crypto 5 dark 5 daughter_has 5 deadline 5
delicate 5 died_i 5 discovered 5 do 5 do_me 5 dont_answer 5 dont_let 5 earn_#number 5 earned 5 eight_years 5
empty_and 5 evening 5 everything_i 5 for_#number 5 for_college 5 for_work 5 form 5 four_digits 5 friday 5
from_the 5 from_your 5 froze_my 5 girl 5 grant_for 5 had_my 5 half_up 5 has_a 5 has_done 5 have 5
have_savings 5 health 5 i_beg 5 i_changed 5 i_finally 5 i_wrote 5 im_#number 5 in_and 5 in_germany 5
inflation 5 into 5 is_nearly 5 is_yours 5 it 5 it_comes 5 it_helps 5 it_only 5 it_since 5 its_in 5
ive_started 5 join_the 5 joint 5 known 5 large 5 late_husbands 5 let 5 let_it 5 letters_from 5 lives 5
locked_out 5 look_for 5 looked_after 5 mail_and 5 me_down 5 me_through 5 me_with 5 men 5 million 5 move_your 5
mrs 5 my_friends 5 my_hand 5 my_uncle 5 name_of 5 name_on 5 necklace 5 never_wanted 5 next 5 nights 5
nobody_needs 5 of_it 5 of_what 5 office_and 5 oh 5 on_her 5 one 5 one_to 5 only_get 5 opens 5 order 5 out 5
over_here 5 paid_the 5 parcel_from 5 people_are 5 photograph 5 pick 5 practise 5 ready 5 release_it 5
run_out 5 safe 5 said_im 5 said_my 5 sailor 5 saints 5 saturday_and 5 savings 5 scammed 5 school_and 5
secret_for 5 she_still 5 shop 5 short_for 5 shown 5 sister_i 5 skins 5 sleeves 5 so_dont 5 so_the 5
something 5 something_you 5 sometimes_i 5 studies 5 suitcase 5 sure 5 survey 5 swallowed_a 5 sweetheart 5
take_a 5 tax 5 tell_you 5 th 5 the_beds 5 the_chemist 5 the_dress 5 the_line 5 the_machine 5 the_manager 5
the_one 5 the_payments 5 the_roof 5 the_vet 5 the_world 5 then 5 there 5 they_see 5 this_chat 5 three_of 5
thursday_and 5 to_bother 5 to_myself 5 trouble 5 twenty 5 two 5 vinegar 5 visa 5 water 5 way 5 we_go 5
what_it 5 what_she 5 whatever_he 5 whos 5 will_collect 5 will_do 5 with_those 5 would_send 5 you_it 5
you_might 5 you_this 5 you_to 5 your_own 5 #amount_to 4 #number_and 4 #number_here 4 a_blue 4 a_captain 4
a_day 4 a_girl 4 a_limit 4 a_match 4 a_sealed 4 a_steam 4 a_tractor 4 accident_and 4 account_with 4 air 4
allowed 4 already 4 always_know 4 and_ate 4 and_everybody 4 and_the 4 any_time 4 as_long 4 ashamed 4
at_customs 4 awake 4 baby 4 back_and 4 bank_statement 4 be_on 4 before_i 4 bella 4 better_to 4 between_me 4
branch 4 broke_into 4 brother 4 but_there 4 buy_a 4 by 4 calls_me 4 carrier 4 changed_the 4 church_is 4
cliff 4 coca 4 coca_cola 4 cola 4 conductor 4 contest 4 corner_shop 4 count_the 4 cut_and 4 day_of 4
decision 4 deliver 4 did_your 4 do_that 4 do_the 4 dont_pay 4 each_other 4 easier 4 email_and 4 embassy 4
every_cent 4 everybody_does 4 exactly 4 fell_asleep 4 fifties 4 finally 4 find_out 4 fined 4 first_of 4
fixed_it 4 for_all 4 for_an 4 for_something 4 form_for 4 found_the 4 four_of 4 from_one 4 get_a 4 go_away 4
go_for 4 gold 4 good_shoes 4 got_in 4 grandmother 4 group_is 4 half 4 hamper 4 hangs 4 has_the 4 have_read 4
have_something 4 he_is 4 healthy 4 her_own 4 here_its 4 holding 4 home_and 4 honest 4 how_a 4 how_we 4
i_might 4 i_send 4 i_stand 4 id_like 4 id_put 4 if_it 4 if_the 4 im_crying 4 in_leeds 4 in_spain 4 in_their 4
in_with 4 interested_in 4 interesting 4 introduce 4 invited 4 is 4 is_finished 4 is_me 4 is_only 4 is_this 4
is_under 4 is_very 4 it_back 4 it_in 4 it_take 4 its_an 4 its_so 4 just_for 4 just_to 4 keeps 4 kingston 4
know_that 4 life_that 4 long_as 4 looks 4 losing 4 louder 4 me_by 4 me_two 4 miles 4 mine 4 months_and 4
morning_with 4 mouse 4 my_savings 4 my_sons 4 name_and 4 neednt 4 not 4 not_want 4 on_holiday 4 on_line 4
on_monday 4 one_letter 4 online 4 only_good 4 only_pay 4 only_person 4 only_with 4 open_it 4 our_dog 4
out_at 4 out_or 4 out_the 4 over_the 4 paid_by 4 partner 4 pet 4 pick_up 4 picked 4 pics 4 profiles 4
raising 4 reading 4 reward 4 room_with 4 run_a 4 said_you 4 savings_in 4 say_a 4 scotland 4 sea_for 4
send_some 4 sent_it 4 should_have 4 simple 4 single 4 slide 4 small_thing 4 so_please 4 so_your 4
somebody_broke 4 son_in 4 spain 4 stayed 4 steam_card 4 store_and 4 street 4 stuck 4 swansea 4 talked_to 4
tell 4 the_airport 4 the_atm 4 the_bit 4 the_chapel 4 the_cottage 4 the_doctor 4 the_gift 4 the_lawyer 4
the_pages 4 the_rain 4 the_th 4 the_till 4 the_tin 4 the_voucher 4 their_own 4 they_came 4 they_just 4
this_on 4 three 4 three_months 4 ticket_and 4 to_#number 4 to_a 4 to_something 4 told_them 4 tools 4
trick_is 4 typed 4 tyres 4 value 4 vet_says 4 voice 4 walking_to 4 want_anyone 4 wednesday_i 4 weve_opened 4
what 4 when_im 4 when_they 4 who_have 4 windows 4 with_all 4 with_my 4 with_three 4 without 4 work_out 4
would_love 4 write 4 wrote_it 4 years_on 4 you_gave 4 you_have 4 you_more 4 you_need 4 you_never 4 you_will 4
your_birth 4 your_good 4 your_screen 4 #amount_for 3 .riches 3 a_chat 3 a_free 3 a_parcel 3 a_quiet 3
a_right 3 a_rope 3 a_set 3 a_sock 3 a_thing 3 a_trader 3 a_whatsapp 3 access 3 again_after 3 airport_and 3
an_emergency 3 and_add 3 and_tell 3 and_thats 3 answer_to 3 anything_on 3 as 3 as_your 3 bank_details 3
barrister 3 because_the 3 been_chosen 3 best_investment 3 bill 3 border 3 but 3 by_easter 3 came_down 3
candles 3 cant_explain 3 clinic 3 coats 3 code_on 3 comes 3 comes_back 3 company_will 3 cousin 3 crying 3
date_and 3 decide 3 did_it 3 died_in 3 dinners 3 do_for 3 dont_know 3 dont_need 3 door_to 3 dropped_my 3
each_week 3 eaten 3 eight 3 eighty 3 email_was 3 end 3 enough_for 3 estate 3 evening_at 3 evenings 3 every 3
experience 3 family_in 3 feel_ashamed 3 fine 3 first_to 3 flood 3 for_her 3 for_just 3 for_three 3
friend_will 3 from_all 3 from_here 3 from_microsoft 3 from_our 3 funeral 3 give_anything 3 given 3
grandkids_and 3 grandpa 3 grandpas 3 greetings 3 hands_are 3 happen 3 happened_to 3 hardly_ever 3 have_three 3
have_to 3 he_needs 3 her_about 3 her_father 3 here_for 3 him_hes 3 home_every 3 honestly_i 3 husband_was 3
i_cannot 3 i_posted 3 i_put 3 i_told 3 i_took 3 i_would 3 id_give 3 im 3 in_at 3 interview 3 ireland 3
is_worth 3 it_already 3 it_once 3 it_over 3 it_says 3 its_how 3 its_my 3 ive_kept 3 ive_lived 3 january 3
just_keep 3 key_and 3 leak 3 lies 3 loo 3 looking 3 looking_at 3 make_me 3 man 3 march_and 3 marry 3
match_and 3 me_go 3 me_that 3 meat 3 messages 3 minute 3 missed 3 money_back 3 mother 3 mothers_maiden 3
must 3 my_money 3 my_nose 3 my_picture 3 name_in 3 near 3 not_allowed 3 not_be 3 not_give 3 of_biscuits 3
of_cash 3 off 3 old_age 3 on_for 3 on_them 3 one_afternoon 3 only_asking 3 only_what 3 or_two 3 others 3
over 3 pass 3 paul 3 paying_by 3 pension_people 3 rainy_day 3 read_it 3 reads 3 receipt 3 rent 3 rope 3
rules 3 same_for 3 send_it 3 sent_the 3 shares 3 she_only 3 shook 3 should_be 3 since_he 3 six_digits 3
smell_of 3 so_they 3 stall 3 station_with 3 stays 3 stick 3 surprise 3 talk_you 3 taxman 3 term 3 than_my 3
that_only 3 thats_all 3 the_border 3 the_corridor 3 the_depot 3 the_exact 3 the_front 3 the_loo 3
the_monsoon 3 the_notary 3 the_operation 3 the_parrot 3 the_porch 3 the_railway 3 the_ship 3 the_smell 3
the_surprise 3 the_taxman 3 the_truth 3 theirs 3 them_at 3 there_for 3 theres_no 3 they 3 thought_about 3
to_anybody 3 to_change 3 to_eat 3 to_keep 3 to_mind 3 to_register 3 to_see 3 to_this 3 tonight_if 3 took_out 3
tray 3 tune 3 us_the 3 video_and 3 wall_and 3 was_free 3 we_are 3 we_never 3 we_say 3 well_as 3 well_in 3
whatsapp_is 3 when_i 3 whenever_you 3 which_i 3 who_to 3 why 3 worth_ten 3 wrote_about 3 yellow 3 you_all 3
you_sleep 3 you_than 3 you_were 3 youll_know 3 your_first 3 your_name 3 your_password 3 zoom 3 #number_in 2
#number_messages 2 a_blessing 2 a_cafe 2 a_credit 2 a_flat 2 a_guest 2 a_page 2 a_room 2 a_standing 2
a_voice 2 alarm 2 all_by 2 all_you 2 am_in 2 apology_for 2 apron 2 are_in 2 arms 2 around 2 ashes 2 at_night 2
at_tesco 2 at_this 2 bank_and 2 banker 2 bar 2 be_angry 2 bell 2 between 2 bicycle_and 2 blur 2 bond 2 boss 2
breaks 2 breath 2 broke_my 2 brother_and 2 by_phone 2 call_and 2 can_move 2 card_got 2 card_with 2 chemo 2
chosen 2 click 2 code_by 2 cousins 2 days_a 2 do_they 2 done 2 down_in 2 dust 2 each_one 2 easy 2 eating 2
eating_my 2 envelope_and 2 evening_and 2 ever_thought 2 family_is 2 feed_the 2 fella 2 for 2 for_family 2
for_my 2 for_what 2 fraud 2 freezer 2 garden_and 2 go 2 gone_by 2 gone_in 2 got_locked 2 grandad 2 grey 2
hacked 2 hasnt 2 have_picked 2 have_some 2 he_lives 2 he_says 2 her_new 2 his_seat 2 i_cried 2 i_eat 2 i_had 2
i_have 2 i_wonder 2 i_wore 2 im_doing 2 im_down 2 in_gold 2 in_portugal 2 it_always 2 it_at 2 it_with 2
its_not 2 ive 2 ive_moved 2 kit 2 kitchen_and 2 know_the 2 last 2 law_works 2 left_and 2 let_me 2 like_how 2
listened 2 loans 2 long_and 2 looked_at 2 machine_and 2 made_me 2 many 2 marked 2 me_anything 2 min 2
mine_in 2 monsoon 2 mortgage 2 much_but 2 my_bicycle 2 my_fridge 2 my_laptop 2 my_screen 2 need_you 2 not_a 2
notes_in 2 now 2 of_ending 2 of_our 2 once_you 2 only_a 2 or 2 or_no 2 our 2 out_i 2 pawned_my 2 pin 2 pipes 2
prefer_to 2 promised_my 2 question 2 reply 2 right_at 2 safety 2 saved_up 2 says 2 scratched 2 search 2
seats 2 secret_from 2 senior 2 she_is 2 shining 2 size_of 2 so_hard 2 so_my 2 so_we 2 somebody 2
somebody_has 2 sort_out 2 speaking 2 spend 2 stolen 2 swallowed_my 2 talk_in 2 tax_on 2 telling_you 2
ten_and 2 text_with 2 that_in 2 that_somebody 2 the_coin 2 the_leaves 2 the_size 2 the_sofa 2 the_tablets 2
the_video 2 them 2 them_by 2 them_in 2 these 2 they_rang 2 think_that 2 thinking_that 2 this_evening 2
through_the 2 thursday 2 till_saturday 2 to_let 2 to_sleep 2 to_spend 2 to_try 2 to_watch 2 took_my 2 trader 2
turns 2 twenty_years 2 twice 2 understand_why 2 us_to 2 wall 2 want_it 2 warned 2 was_your 2 way_you 2
we_each 2 we_moved 2 we_split 2 wedding_and 2 well 2 were_#number 2 were_on 2 what_youd 2 whether_the 2
whether_you 2 wi 2 will_have 2 will_send 2 with_me 2 work 2 work_from 2 worked_out 2 worried 2 worries 2
writing 2 wrong 2 x 2 you_decide 2 you_hold 2 you_must 2 you_seen 2 you_should 2 you_thats 2 young 2
your_best 2 #number_i 1 #number_last 1 #number_of 1 #number_one 1 #number_was 1 .fetch 1 a_child 1 a_fuss 1
a_group 1 a_holiday 1 a_seat 1 a_stroke 1 a_video 1 a_year 1 although 1 an 1 and_hes 1 and_theres 1 and_will 1
anymore 1 apple 1 are_after 1 at_once 1 be_sending 1 because_id 1 birth_and 1 book_for 1 bring 1 brings 1
built_a 1 buy_one 1 calls_the 1 can_call 1 candle_and 1 cardboard 1 carry_a 1 changing 1 choose 1 clever 1
cloud 1 codes 1 come_home 1 come_in 1 comes_on 1 contract_and 1 courier 1 curious 1 daughter 1 didnt 1
do_you 1 doctors 1 drew 1 else_to 1 engineer 1 every_week 1 everybody 1 expecting 1 extra 1 face 1 fellow 1
flights 1 for_not 1 for_six 1 for_these 1 for_your 1 fuss 1 gentle 1 gift_card 1 glass 1 going_through 1
grandfathers 1 grave 1 green 1 ha 1 half_to 1 harm 1 have_whatsapp 1 hear_you 1 her_and 1 hi_mum 1 hire 1
his_money 1 house_the 1 i_ever 1 i_gave 1 i_hardly 1 i_made 1 i_suspect 1 i_take 1 if_you 1 im_shaking 1
im_there 1 in_a 1 in_order 1 instagram 1 insurance 1 is_the 1 it_but 1 it_cant 1 it_doesnt 1 it_pays 1
it_stays 1 it_yet 1 ive_put 1 joke 1 kept_a 1 key 1 kindly 1 label_on 1 last_night 1 last_one 1 list_of 1
me_and 1 me_was 1 meter 1 moan 1 monday 1 more 1 most_and 1 mother_is 1 my_fathers 1 my_gas 1 my_grandfather 1
my_life 1 my_mum 1 my_uncles 1 name_day 1 needs_your 1 never_let 1 new_clinic 1 night 1 nineteen_years 1 nod 1
nurse 1 of_all 1 of_people 1 office 1 on 1 on_instagram 1 once_and 1 one_for 1 one_on 1 open_the 1 out_again 1
out_like 1 out_of 1 over_a 1 own 1 parrots 1 partners 1 pay_off 1 pay_our 1 phone_has 1 phoned 1
pictures_here 1 piece_of 1 poem 1 questions 1 roof 1 saving_up 1 scared 1 she_didnt 1 shop_where 1 should_i 1
six_and 1 small_and 1 smaller 1 so 1 so_many 1 so_this 1 sold_my 1 some_for 1 somebody_who 1 tablets 1
teller 1 than_a 1 the_door 1 the_estate 1 the_family 1 the_four 1 the_good 1 the_insulin 1 the_landline 1
the_moon 1 the_supermarket 1 the_tax 1 the_taxi 1 the_thief 1 the_ward 1 the_weekend 1 thing_i 1 think_i 1
thinks 1 this_one 1 though 1 time_this 1 to 1 to_ask 1 to_deliver 1 to_read 1 to_take 1 tomorrow_is 1
trying_to 1 under_the 1 understand 1 update 1 very_patient 1 vet 1 walks 1 was_kind 1 week_of 1 what_im 1
whats_the 1 when_my 1 where_my 1 whether_i 1 who_are 1 whole_village 1 will_come 1 winter 1 wish_to 1
with_four 1 women 1 would_look 1 would_your 1 write_a 1 write_to 1 wrote 1 you_can 1 you_choose 1 you_ever 1
you_havent 1 you_send 1 you_still 1 you_talk 1 your_kindness 1 #number_if -1 a_fortnight -1 a_note -1 a_pen -1
a_piece -1 a_plane -1 a_real -1 a_recipe -1 a_sort -1 a_stone -1 a_storm -1 account_on -1 address_on -1
adverts -1 after_my -1 all_in -1 an_accountant -1 an_ebay -1 and -1 and_be -1 and_brought -1 and_if -1
and_it -1 and_says -1 and_see -1 and_told -1 and_want -1 and_watch -1 answer -1 apart -1 apple_pay -1 are -1
ask_for -1 at_dominoes -1 at_eleven -1 at_the -1 at_three -1 bank_for -1 bank_i -1 bank_of -1 be_interested -1
begin_with -1 begins_with -1 bit_and -1 books -1 both -1 box_has -1 but_ive -1 by_itself -1 called_her -1
can_go -1 can_have -1 cant_hear -1 cardamom -1 cast_on -1 cat_on -1 ceiling -1 celebrate -1 cent -1
childhood -1 coming_back -1 company -1 country -1 customs_officer -1 date_of -1 dominoes -1 draw -1 dreamt -1
driver -1 each -1 each_day -1 everything_else -1 exact -1 failed -1 farm -1 flowers -1 fork -1 forms -1
free_to -1 fridge -1 friend_is -1 from_number -1 from_someone -1 gave_him -1 give_#number -1 go_first -1
goes_out -1 going_to -1 grans -1 grew_up -1 grow -1 guest -1 guitar -1 has_more -1 have_any -1 havent -1
he_never -1 he_said -1 he_would -1 her -1 here_from -1 his_bank -1 home -1 home_because -1 how -1 i_reach -1
i_ring -1 i_sat -1 i_sent -1 i_wish -1 if_its -1 im_just -1 in -1 in_bed -1 in_front -1 in_jail -1 in_my -1
in_october -1 investment -1 is_always -1 is_too -1 it_as -1 it_costs -1 it_into -1 it_is -1 it_too -1
it_went -1 john -1 just_put -1 keep_a -1 keep_chatting -1 keys_and -1 kids -1 know_how -1 know_your -1
lady_at -1 lake -1 landlady -1 late_for -1 laugh_at -1 leaflet -1 live -1 lost_all -1 love -1 made_an -1
manage -1 matters -1 may_i -1 me_an -1 me_is -1 more_than -1 much_at -1 my -1 my_dear -1 my_kids -1
my_passport -1 my_time -1 nearest -1 needle -1 neither_of -1 night_in -1 nobodys_business -1 not_find -1
october -1 of_each -1 of_marmalade -1 old_man -1 on_and -1 on_to -1 one_who -1 our_friendship -1 page -1
paid_in -1 parcel_to -1 parents -1 part -1 passed_his -1 pay_by -1 paying_my -1 peoples -1 phone_company -1
photo_of -1 pills -1 plays -1 portugal -1 put_her -1 rather -1 ration -1 really -1 rude -1 said_yes -1
same_as -1 saying -1 scholarship -1 send_anything -1 sent_my -1 should_know -1 should_see -1 signal -1
since_i -1 so_badly -1 so_nobody -1 so_now -1 sock -1 some_groceries -1 spelled -1 still_have -1
supermarket -1 swallowed -1 switched -1 talked -1 team -1 tell_anyone -1 ten_of -1 that_i -1 that_im -1
that_never -1 that_now -1 that_there -1 thats_why -1 the_car -1 the_card -1 the_concert -1 the_curtains -1
the_eye -1 the_heron -1 the_judge -1 the_lake -1 the_nearest -1 the_ones -1 the_silence -1 the_steam -1
them_about -1 them_all -1 there_anything -1 they_charge -1 they_gave -1 they_let -1 think_it -1
this_morning -1 this_page -1 this_week -1 those_people -1 through_it -1 tied -1 time_since -1 to_celebrate -1
to_hold -1 to_say -1 too -1 travel -1 twelve -1 up -1 up_with -1 usual -1 very_small -1 wages -1 walk_to -1
walking -1 want_to -1 was_alive -1 was_there -1 water_and -1 way_for -1 way_home -1 way_round -1 we -1
wear_the -1 weve -1 what_do -1 what_ive -1 what_your -1 which_is -1 wish -1 worth -1 write_it -1 wrong_and -1
x_ray -1 yes -1 you_is -1 your_little -1 yours_to -1 #amount_million -2 a -2 a_bank -2 a_candle -2 a_great -2
a_minute -2 a_row -2 a_tiny -2 a_warm -2 across_the -2 add_the -2 again -2 all_hours -2 all_your -2
allowed_to -2 and_about -2 and_an -2 and_came -2 and_each -2 and_his -2 and_ive -2 and_no -2 and_sat -2
and_that -2 and_whatever -2 another_app -2 anyone -2 asks_for -2 at_least -2 at_seven -2 back -2 bad -2
bailiff -2 bank_card -2 be_afraid -2 beans -2 begging_you -2 begins -2 better -2 big -2 boat_and -2
boss_was -2 brave -2 bus_and -2 but_ill -2 cake_and -2 cake_with -2 calling -2 can_write -2 card_at -2
card_on -2 carry -2 chess -2 coach -2 coming_to -2 corridor -2 could_i -2 cross -2 dad -2 day_i -2 days -2
debit -2 did_and -2 did_not -2 does_with -2 durban -2 earns -2 eye_on -2 face_on -2 facebook_and -2
finished -2 first -2 flight -2 flowers_with -2 for_a -2 for_him -2 for_once -2 found_a -2 four -2
friday_and -2 from_there -2 front_of -2 get_on -2 gives_me -2 got -2 has_put -2 he_tells -2 here_are -2
here_with -2 him_about -2 him_i -2 him_to -2 hiya -2 i -2 i_hid -2 i_mean -2 i_retired -2 i_signed -2
i_sold -2 i_worked -2 in_australia -2 in_it -2 instalment -2 invented -2 is_due -2 is_slow -2 it_isnt -2
it_like -2 job_is -2 just_a -2 keep -2 keep_my -2 kerala -2 kind -2 ladies -2 last_letter -2 laughed_at -2
least -2 leave_this -2 letters_to -2 like_to -2 looked -2 made_over -2 made_your -2 make_tea -2 make_you -2
mans -2 mattress -2 me_a -2 members -2 mums -2 my_banking -2 my_bike -2 my_face -2 my_lad -2 network -2
next_to -2 nine_hours -2 nobody -2 not_get -2 not_open -2 notices -2 number_of -2 nurse_in -2 of -2 of_his -2
of_its -2 off_at -2 old_days -2 older -2 once -2 one_and -2 one_with -2 only_got -2 opened -2 out_about -2
out_my -2 outside_in -2 packed -2 paid_#number -2 parish -2 password_for -2 phone_my -2 photo -2
please_reply -2 posts -2 project -2 recommend -2 say_here -2 scammers -2 seventy -2 sewing_machine -2
sheets -2 short -2 so_proud -2 so_well -2 square -2 start_with -2 step -2 storage -2 strict -2 such_a -2
take_the -2 taken -2 talk_of -2 talks -2 tell_me -2 ten_days -2 that_and -2 that_doesnt -2 that_ive -2
that_someone -2 that_the -2 that_would -2 the -2 the_apple -2 the_bailiff -2 the_box -2 the_canal -2
the_evening -2 the_horse -2 the_plumber -2 the_red -2 the_staff -2 the_trick -2 them_with -2 they_said -2
think_of -2 this_time -2 thumb -2 to_be -2 to_borrow -2 to_come -2 to_school -2 today_or -2 tractor -2
tuesday -2 turkey -2 turned -2 uniform -2 up_at -2 waiting_for -2 waits -2 want_#amount -2 week -2 weeks -2
what_would -2 who_can -2 whole_day -2 with_a -2 with_one -2 with_the -2 with_you -2 would_pay -2 yard -2
yes_i -2 you_and -2 you_are -2 you_really -2 your_day -2 #number_so -3 a_banker -3 a_bear -3 a_boy -3 a_job -3
a_joke -3 a_lot -3 a_lottery -3 a_silly -3 a_voucher -3 a_word -3 about -3 about_how -3 about_the -3
afraid_of -3 agree -3 all_three -3 along -3 and_all -3 and_did -3 and_eat -3 and_looked -3 and_made -3
and_not -3 angry -3 anniversary -3 any_more -3 as_many -3 as_well -3 asking_for -3 asks_who -3 bank_that -3
banking_on -3 basket -3 believe_it -3 by_some -3 came_back -3 can_hear -3 can_i -3 can_read -3 can_show -3
can_stop -3 cant_sleep -3 change -3 chip -3 colleagues -3 collect_the -3 come_into -3 compound -3
congratulations -3 couple_of -3 covers -3 danger -3 daughter_about -3 day -3 day_at -3 day_is -3 decent -3
did_the -3 dignity -3 do_with -3 does_a -3 down -3 down_to -3 eleven_#amount -3 evenings_are -3 ex_husband -3
faith -3 family_group -3 fern -3 fire -3 for_now -3 furniture -3 gave -3 gave_my -3 gave_them -3 go_over -3
gone -3 got_out -3 green_one -3 haha -3 have_a -3 have_got -3 have_only -3 have_seen -3 have_won -3
hello_dear -3 hello_im -3 helped_me -3 her_for -3 her_savings -3 him_in -3 horoscope -3 how_it -3 how_was -3
hug_from -3 husband -3 i_ask -3 i_baked -3 i_feel -3 i_got -3 i_write -3 id_love -3 im_a -3 im_sitting -3
in_any -3 in_danger -3 in_five -3 interest -3 ironed -3 is_that -3 isnt_a -3 it_and -3 it_so -3 itself -3
joan -3 just_this -3 knees -3 know_me -3 lads -3 last_year -3 late -3 late_wife -3 late_wifes -3 let_her -3
like_a -3 lit -3 loud -3 lying_in -3 machines -3 me_but -3 me_if -3 met_here -3 months_to -3 most -3
mother_in -3 mother_would -3 moves -3 music -3 my_back -3 my_bag -3 my_feet -3 my_knees -3 my_nephew -3
my_other -3 my_phone -3 my_purse -3 my_solicitor -3 name_with -3 never_see -3 nobody_else -3 nobodys -3
now_ive -3 now_they -3 ocean -3 of_my -3 of_the -3 okay -3 on_purpose -3 one_last -3 ones -3 ought -3
ought_to -3 overnight -3 paid_my -3 pawn -3 pay_for -3 photographs -3 photos_on -3 please_dont -3 plum -3
pole -3 poor -3 prefer -3 promises -3 purpose -3 register -3 reminds -3 repair -3 retired -3 right -3
said_id -3 same_one -3 saved_my -3 savings_are -3 sealed -3 see_my -3 see_whether -3 send_me -3 sent_to -3
shelter -3 silence -3 silent -3 since_you -3 sister -3 so_i -3 sold -3 someone_is -3 sometimes -3 stands -3
stew -3 still_not -3 stranger -3 streets -3 student -3 summer -3 surprise_for -3 ten -3 that -3 the_answer -3
the_deadline -3 the_fire -3 the_ocean -3 the_only -3 the_people -3 the_train -3 the_tree -3 the_trouble -3
them_back -3 them_on -3 they_did -3 they_say -3 thing_and -3 tin -3 to_bring -3 to_cut -3 to_miss -3
today_the -3 took_the -3 tortoise -3 trip -3 use_whatsapp -3 waiting_and -3 walked_to -3 want_me -3
wardrobe -3 washing_machine -3 watching -3 we_have -3 wept -3 what_did -3 what_happens -3 when_theres -3
where_we -3 whether -3 whoever -3 will_i -3 with_some -3 worked -3 year_and -3 yes_to -3 you_id -3
you_mentioned -3 you_please -3 your_address -3 your_knee -3 #amount_each -4 #number_first -4 a_gift -4
a_shop -4 a_sister -4 a_surprise -4 a_telephone -4 all_day -4 alone -4 aloud -4 am_broke -4 and_fill -4
and_he -4 and_leave -4 and_one -4 and_you -4 at -4 at_what -4 badly -4 been -4 behind_with -4 best -4
bill_and -4 bit -4 blankets -4 boil -4 both_of -4 bride -4 by_you -4 can_use -4 cant_be -4 car_repair -4
case_and -4 changed -4 charged -4 charity -4 children -4 chips_on -4 chocolate -4 church_roof -4 committee -4
corner -4 could_see -4 curtain -4 date -4 daughter_says -4 day_and -4 decided -4 digits_in -4 dinner -4
do_not -4 doctor -4 doing_a -4 dropped -4 ending -4 envelopes -4 eyes_on -4 face_and -4 factory -4 favour -4
folks -4 forty -4 found_#number -4 friday_i -4 from_before -4 glasses_and -4 going -4 got_no -4 grand -4
grandson -4 grateful -4 grew -4 handed -4 handle -4 have_been -4 have_your -4 heard -4 helpline -4 here_it -4
hide -4 hills_so -4 him -4 him_a -4 holiday_weekend -4 hope_the -4 hot -4 how_to -4 husbands -4 i_cooked -4
if_he -4 ill_write -4 in_law -4 invoice_for -4 is_looking -4 is_still -4 it_to -4 its_more -4 its_the -4
ive_been -4 ive_bought -4 june_and -4 just_me -4 kia -4 kia_ora -4 knocked -4 lend_me -4 loan_of -4 log_out -4
lovely -4 made_him -4 manager -4 might_be -4 most_offended -4 mouse_as -4 move -4 my_address -4 my_blood -4
my_brothers -4 my_online -4 my_teeth -4 night_i -4 nobody_can -4 not_even -4 not_one -4 of_sherry -4
offended -4 on_hold -4 on_tuesday -4 on_whatsapp -4 one_small -4 only_thing -4 ora -4 over_there -4 owe_me -4
owed -4 pay_good -4 peace -4 phone_so -4 play -4 policy -4 pot -4 present -4 present_and -4 proud -4 puppy -4
rainy -4 replied -4 reservoir -4 ring_me -4 roblox -4 savings_book -4 says_that -4 school -4 school_fees -4
seconds -4 see_you -4 shed_have -4 sites -4 sixteen -4 sleep -4 so_he -4 so_here -4 soldier -4 spoke -4
still_in -4 stood -4 stupid -4 sunday -4 supposed -4 supposed_to -4 tell_her -4 tells_you -4 ten_past -4
that_a -4 that_youd -4 thats_me -4 the_album -4 the_boiler -4 the_boy -4 the_bridge -4 the_charity -4
the_childrens -4 the_coffee -4 the_electricity -4 the_first -4 the_girls -4 the_great -4 the_harbour -4
the_moment -4 the_person -4 the_rescue -4 the_reservoir -4 the_rich -4 the_shed -4 the_van -4 them_again -4
theres_one -4 thing -4 think_im -4 through_my -4 till_im -4 to_earn -4 to_learn -4 trade -4 train -4
trusted -4 united -4 up_again -4 use_a -4 view_of -4 village_is -4 was_already -4 was_always -4 was_in -4
was_like -4 was_most -4 was_wrong -4 wednesday -4 were_off -4 were_very -4 what_are -4 what_can -4
what_does -4 what_fun -4 what_you -4 wifes -4 will_put -4 with_everything -4 within_a -4 you_asked -4
you_look -4 your_doctor -4 your_e -4 your_neighbour -4 your_street -4 #amount_and -5 #amount_in -5
#number_digits -5 a_cake -5 a_crypto -5 a_person -5 a_safe -5 a_second -5 a_tray -5 about_my -5 almost -5
am_on -5 am_only -5 am_stuck -5 an_hour -5 an_old -5 and_i -5 and_so -5 animal -5 answer_in -5 anydesk -5
are_coming -5 are_free -5 ate_my -5 ate_them -5 babys -5 backs -5 be_gentle -5 be_one -5 before_and -5
before_the -5 bench -5 blocks -5 born -5 bother_you -5 box -5 boy_in -5 bus_for -5 but_it -5 can_you -5
card_but -5 cards_and -5 cats -5 caught -5 certain -5 chest -5 children_are -5 collected -5 come_out -5
cousin_is -5 crying_in -5 cyber -5 day_centre -5 day_that -5 do_my -5 donkey_sanctuary -5 dont_say -5
driving -5 dry -5 easy_to -5 egg_a -5 eldest -5 energy_company -5 everythings -5 everywhere -5 eye -5 eyes -5
for_being -5 for_good -5 for_someone -5 found -5 funny_old -5 give_to -5 gran -5 granddaughter -5
granddaughters -5 group -5 had_an -5 happiest -5 have_them -5 have_until -5 hens -5 him_his -5
hospital_bill -5 hours -5 husband_and -5 i_drove -5 i_forgot -5 i_picked -5 i_saw -5 i_say -5 i_teach -5
i_went -5 idea_of -5 im_still -5 in_lahore -5 in_pretoria -5 insisted -5 insurance_and -5 investment_i -5
is_coming -5 is_no -5 its_only -5 its_own -5 ive_seen -5 ive_stopped -5 jumper -5 lad -5 lent -5 long -5
low -5 made -5 magic -5 me_right -5 met_on -5 months_i -5 my_hearts -5 my_own -5 natter -5 neighbours_boy -5
nicer -5 nobody_to -5 not_do -5 notebook_and -5 of_salt -5 on_here -5 on_the -5 one_the -5 otherwise_they -5
over_#number -5 over_my -5 pages -5 paid_for -5 paper_and -5 part_of -5 personal -5 phone_to -5 postman -5
pray_for -5 pretoria -5 programme -5 promised -5 put_the -5 quiet -5 read_your -5 register_with -5
retired_and -5 ring_and -5 rob -5 room -5 said -5 sanctuary -5 sat_on -5 saw -5 say_if -5 say_thank -5
school_is -5 second -5 sent -5 setting -5 she_tells -5 simply -5 sister_and -5 sit -5 slowly -5 smile -5
sorry_for -5 split_the -5 stopped -5 stove -5 such -5 swallows -5 take_over -5 tart -5 ten_percent -5
the_banking -5 the_drawer -5 the_floor -5 the_hens -5 the_meter -5 the_officer -5 the_pan -5 the_station -5
the_teacher -5 the_tulips -5 the_well -5 the_wheelchair -5 them_and -5 then_ill -5 they_give -5 they_want -5
think_thats -5 think_you -5 third -5 thought_was -5 to_begin -5 to_carry -5 to_everybody -5 to_visit -5
to_win -5 top_of -5 under_your -5 wait -5 waiting_in -5 was_an -5 water_at -5 wear -5 what_id -5 whats_in -5
wife -5 with_an -5 with_it -5 work_#number -5 you_give -5 you_register -5 you_take -5 you_there -5
young_man -5 your_next -5 your_profile -5 your_sister -5 #amount_at -6 #amount_i -6 #amount_last -6 a_book -6
a_lovely -6 a_picture -6 a_pie -6 a_place -6 a_robot -6 a_scholarship -6 about_me -6 accordion -6
account_of -6 afford -6 afternoon -6 afterwards -6 age -6 all -6 all_my -6 all_things -6 also -6 am_looking -6
an_only -6 and_saw -6 and_talked -6 and_who -6 anything_for -6 are_all -6 are_being -6 arrived -6 at_half -6
auction -6 be_sent -6 be_the -6 below -6 boiled_dry -6 boot -6 bought -6 bought_my -6 box_and -6 boy_passed -6
broken -6 by_text -6 by_then -6 called_my -6 came_over -6 can_watch -6 canal -6 canal_and -6 card_in -6
chain -6 clean_the -6 closing -6 coat -6 coffee -6 coffees -6 come_up -6 conversations -6 could_smell -6
cuckoo -6 curtains -6 do_your -6 doing -6 dont_be -6 dont_use -6 door -6 down_with -6 drip -6 ducks -6
each_others -6 eleven_years -6 every_one -6 exams -6 explain_it -6 fairy -6 father -6 fill_up -6 fine_for -6
follow -6 for_listening -6 for_one -6 for_this -6 forgotten_my -6 fortune -6 fourth_try -6 from_#number -6
from_a -6 gardening -6 give_my -6 go_now -6 good_to -6 grandchild -6 had_no -6 hands -6 hard -6 hardly -6
have_signed -6 he_doesnt -6 he_just -6 heating -6 her_identity -6 his_driving -6 i_lost -6 i_noticed -6
id_do -6 ill_know -6 im_so -6 im_too -6 in_august -6 in_his -6 in_manila -6 in_march -6 in_rome -6 in_the -6
is_closed -6 is_gone -6 is_your -6 it_wasnt -6 it_within -6 its_a -6 its_too -6 ive_never -6 job -6 keep_in -6
laughing -6 laundry -6 law -6 lie_down -6 like -6 limit_on -6 logged -6 logged_in -6 lola -6 lot -6 mad -6
made_a -6 made_it -6 make_a -6 me_its -6 me_one -6 member -6 memory -6 mend -6 merchant -6 mi -6 minutes -6
mist -6 money_its -6 months -6 mothers_ration -6 much_as -6 my_number -6 need_an -6 never -6 never_mind -6
new_number -6 nice -6 niece -6 not_know -6 number_now -6 of_socks -6 only_child -6 only_me -6 only_on -6
other_on -6 our_bank -6 out_to -6 page_you -6 pawnshop -6 pay_in -6 paycheck -6 pen -6 phone_is -6 phones -6
pie_in -6 piece -6 porch -6 potatoes_boiled -6 praying -6 push -6 ration_book -6 retirement -6 rome -6
rooms -6 round_the -6 saw_the -6 say_hello -6 say_something -6 session -6 she_says -6 shes -6 shoes -6 shy -6
since -6 so_is -6 so_were -6 soda -6 sparrow -6 stand_in -6 still -6 stood_there -6 stuff -6 sunshine -6
talked_for -6 talking -6 tax_return -6 tell_it -6 test_at -6 that_its -6 thats -6 the_boat -6 the_bus -6
the_football -6 the_girl -6 the_lighthouse -6 the_paperwork -6 the_poem -6 the_stamps -6 the_stars -6
the_surgery -6 the_watercolour -6 them_to -6 them_up -6 then_my -6 then_tell -6 they_were -6 thing_for -6
thing_you -6 things -6 think_too -6 those -6 three_hours -6 to_bed -6 to_finish -6 to_go -6 to_leave -6
to_live -6 to_stay -6 told_my -6 traded -6 tradition -6 tree -6 try_it -6 up_#number -6 visit_you -6
walk_by -6 watercolour -6 watercolour_class -6 we_went -6 wear_a -6 weekend -6 well_the -6 went_round -6
what_is -6 when_a -6 who_knows -6 wind_took -6 works -6 worry_about -6 would_rather -6 years_ive -6
yours_and -6 #number_hours -7 a_fair -7 a_family -7 a_game -7 a_goat -7 a_grant -7 a_green -7 a_machine -7
a_queue -7 a_radio -7 a_scratch -7 a_tea -7 a_time -7 a_week -7 a_whip -7 account_is -7 after_nine -7 ago -7
always_wanted -7 and_at -7 and_call -7 and_got -7 and_let -7 and_wait -7 apart_from -7 april -7 are_so -7
are_there -7 are_you -7 asked_me -7 asks_about -7 asleep -7 at_#number -7 at_every -7 august -7 bear -7
because_she -7 bed -7 been_married -7 between_you -7 big_brother -7 blossom -7 boiled -7 borrow -7 bus_fare -7
by_accident -7 call_from -7 came_through -7 cant_even -7 car_park -7 card_from -7 careful_with -7
children_only -7 click_on -7 collection_plate -7 come_through -7 complain_about -7 course -7 dads -7 deal -7
did_u -7 dont_talk -7 drawn -7 each_of -7 ever_feel -7 every_year -7 family_has -7 fast -7 feel_like -7
fell_in -7 field -7 first_one -7 fond -7 fond_of -7 for_#amount -7 for_it -7 for_so -7 for_supper -7
for_ten -7 forgive_the -7 fortune_to -7 friend_to -7 gentle_with -7 get_your -7 ghana -7 girl_at -7
glass_of -7 good -7 growing -7 guide -7 have_sent -7 he -7 he_sent -7 hear -7 heat -7 help_me -7 him_at -7
hold_the -7 horse -7 i_booked -7 i_did -7 i_met -7 i_must -7 i_switched -7 i_was -7 i_wont -7 id_say -7
im_glad -7 in_april -7 in_for -7 in_our -7 in_three -7 is_home -7 is_right -7 is_urgent -7 it_had -7
it_wont -7 ive_just -7 jar_my -7 just_so -7 keep_it -7 kids_at -7 kindness -7 know_when -7 landing -7
laughed -7 league -7 league_but -7 leaves_in -7 left_out -7 leg -7 less -7 let_your -7 letters_in -7
lost_his -7 lottery -7 made_my -7 march -7 mass -7 may -7 me_about -7 me_look -7 me_sixty -7 mentioned -7
morning -7 moved_to -7 my_father -7 my_garden -7 my_mind -7 my_parents -7 my_shopping -7 my_son -7
never_came -7 new -7 not_answer -7 now_it -7 number_by -7 oat -7 oat_milk -7 oil_rig -7 old_car -7
on_friday -7 one_at -7 ones_and -7 out_a -7 over_and -7 path -7 pin_on -7 pink -7 plastic -7 rather_than -7
remember -7 remember_when -7 room_and -7 roses_have -7 round_for -7 run -7 said_shed -7 same -7 she -7
signed_up -7 site_to -7 so_forgive -7 so_if -7 st -7 stay_in -7 still_miss -7 stretch -7 surprise_you -7
switched_to -7 telling -7 the_bike -7 the_bins -7 the_factory -7 the_hallway -7 the_harvest -7 the_heat -7
the_league -7 the_middle -7 the_request -7 the_river -7 the_wages -7 they_do -7 thing_in -7 thinking_about -7
three_weeks -7 to_canada -7 to_delete -7 to_do -7 to_just -7 to_oat -7 together_in -7 told_anyone -7
told_it -7 told_that -7 took_longer -7 touch_it -7 tree_and -7 trying -7 twenty_minutes -7 until_it -7 up_a -7
up_for -7 username -7 verification -7 wanted_to -7 was_small -7 we_lost -7 week_i -7 well_i -7 which_of -7
whip -7 whip_round -7 who_has -7 whole -7 why_youre -7 with_money -7 without_paying -7 won_the -7 written -7
ya -7 you_for -7 you_heard -7 you_lend -7 you_trust -7 youre_a -7 #amount_a -8 a_donkey -8 a_favour -8
a_fella -8 a_heart -8 a_link -8 a_mouse -8 a_plastic -8 a_request -8 a_view -8 a_yellow -8 about_him -8
all_i -8 all_week -8 am_home -8 an_apology -8 an_envelope -8 and_a -8 and_had -8 and_my -8 and_stayed -8
and_then -8 and_they -8 anniversary_of -8 apology -8 apps -8 are_ready -8 asked -8 at_my -8 ate -8 attic -8
australia -8 because_i -8 been_at -8 been_to -8 began -8 began_to -8 believe_that -8 belongs -8 bike -8
birthday_so -8 biscuit -8 biscuit_tin -8 boat -8 bonds -8 boots -8 box_i -8 but_no -8 butchers -8 by_the -8
call_your -8 cannot_come -8 carol -8 cat_brought -8 cold -8 cold_hands -8 complaining -8 could_u -8 count -8
cyprus -8 deed -8 dentist -8 dishes -8 do_i -8 does_not -8 dont_have -8 door_and -8 down_before -8 each_and -8
every_time -8 fed -8 feel -8 feeling -8 feet -8 flew_to -8 for_eleven -8 for_our -8 for_yourself -8
fortnight -8 found_your -8 friend_and -8 garden_centre -8 give_your -8 good_news -8 guests -8 hello -8
helps_me -8 her_first -8 here_is -8 holiday -8 i_borrow -8 i_counted -8 i_flew -8 i_rang -8 i_read -8
i_said -8 i_still -8 i_wanted -8 if_my -8 if_not -8 ill_pay -8 im_begging -8 in_england -8 india_took -8
investing_in -8 it_again -8 it_round -8 ive_had -8 jam_jar -8 jealous_of -8 just_as -8 keys -8 later -8
leaks -8 learn_the -8 learnt -8 let_you -8 lie -8 little_blue -8 lived_here -8 lovely_walk -8 luggage_flew -8
make_the -8 making -8 malta -8 malta_in -8 manila -8 maths -8 me_i -8 middle -8 minister -8 money_so -8
morning_at -8 my_daughters -8 my_gran -8 my_hands -8 my_head -8 my_house -8 my_late -8 named_after -8
nights_and -8 nobody_ever -8 nobody_has -8 nobody_noticed -8 not_see -8 not_seen -8 noticed_that -8 of_cake -8
of_flour -8 of_yours -8 on_about -8 on_saturday -8 on_sunday -8 one_day -8 one_of -8 one_thing -8 or_a -8
our_church -8 out_#number -8 owls -8 people_in -8 people_who -8 pickle -8 plaster -8 plenty -8
plumber_charged -8 police_station -8 pond -8 prize_is -8 proud_of -8 rains -8 ran -8 read_the -8 reason_to -8
reported -8 said_it -8 sat -8 sat_there -8 savings_to -8 says_i -8 scam -8 seen_me -8 sell_the -8 sewing -8
sharp -8 she_called -8 showed -8 showed_me -8 shuts -8 since_monday -8 sing_in -8 sleepy -8 smallest -8
so_good -8 state -8 stayed_for -8 stopped_me -8 stories_about -8 swim_the -8 table -8 tax_refund -8
teacher_said -8 tells_me -8 than_i -8 than_you -8 the_anniversary -8 the_attic -8 the_bible -8 the_chip -8
the_customs -8 the_email -8 the_flood -8 the_pension -8 the_room -8 the_second -8 the_sky -8 the_smallest -8
the_verification -8 then_#number -8 there_like -8 thieves -8 thinking -8 third_in -8 thirty -8 this_country -8
this_site -8 throw -8 time_you -8 to_cyprus -8 to_every -8 to_malta -8 to_that -8 to_the -8 to_us -8
today_and -8 trouble_with -8 try_this -8 turned_up -8 until_they -8 us_at -8 very_little -8 view -8
wants_to -8 we_found -8 wedding_cake -8 were -8 whom -8 whose -8 words -8 write_about -8 write_so -8 writes -8
year_today -8 you_ask -8 you_find -8 you_follow -8 you_help -8 you_i -8 you_live -8 you_ring -8 you_so -8
you_think -8 your_long -8 your_new -8 yourself_and -8 zloty -8 #number_from -9 a_hand -9 a_tax -9
account_at -9 accountant -9 address_of -9 all_the -9 am_not -9 am_reading -9 and_asked -9 and_flowers -9
and_have -9 and_here -9 and_lost -9 and_terrible -9 and_with -9 answer_i -9 anyone_who -9 are_my -9 are_not -9
are_on -9 aside -9 asked_my -9 back_a -9 back_i -9 bags_of -9 be_with -9 believe -9 benign -9 bible -9
blunt -9 box_for -9 breathe -9 brown -9 buried_old -9 but_its -9 by_one -9 cake_stall -9 cakes_went -9
call_it -9 came_on -9 carefully -9 cash_machine -9 chat_about -9 chutney_this -9 code_for -9 copy -9
customs_man -9 delivers -9 did -9 did_what -9 digits_and -9 dogs -9 dont_buy -9 drums -9 during -9
easier_to -9 eleven -9 embassy_in -9 end_i -9 even_know -9 ever -9 ever_told -9 exam -9 expect -9 far -9
feel_a -9 finger -9 folded -9 for_every -9 forty_jars -9 friend_i -9 fruit_and -9 further -9 germany -9
get_in -9 gossip -9 got_it -9 grandchild_what -9 granddaughter_is -9 grannys -9 grant_from -9 had_forgotten -9
hall_floor -9 happy_to -9 hard_to -9 have_nobody -9 he_knew -9 he_went -9 head -9 hear_the -9 his -9 honey -9
hospice_shop -9 how_i -9 how_is -9 huge -9 i_call -9 i_dropped -9 i_learnt -9 i_never -9 i_pay -9 im_tired -9
in_an -9 in_may -9 in_no -9 in_to -9 in_torquay -9 invoice -9 is_to -9 it_sounds -9 it_till -9 its_been -9
its_like -9 ive_named -9 ive_thought -9 joy -9 lady_had -9 leaves_and -9 leeds_when -9 left_is -9 lessons -9
letters_on -9 like_in -9 like_my -9 little_one -9 longer -9 lost_my -9 lovely_breakfast -9 market_fruit -9
me_all -9 million_for -9 minutes_and -9 mission -9 mistakes -9 money_out -9 month_and -9 months_of -9
moved_out -9 my_age -9 my_family -9 my_holiday -9 my_little -9 my_mobile -9 my_mother -9 never_speaks -9
new_windows -9 nineteen_and -9 no_more -9 nobody_in -9 not_sound -9 of_chutney -9 of_you -9 off_for -9
off_in -9 office_to -9 old -9 on_if -9 on_saturdays -9 on_thursday -9 on_top -9 one_by -9 one_or -9
one_person -9 our_own -9 out_so -9 over_forty -9 overcharged -9 paid_me -9 pay_packet -9 perfectly -9 pizza -9
planted -9 plumber -9 prayer -9 pretending_to -9 proper -9 put_up -9 railway -9 reading_the -9 rome_for -9
safe_account -9 said_she -9 said_to -9 saturday_i -9 say_only -9 secretary -9 sheep -9 signed -9 sixty_and -9
slugs -9 so_far -9 speaks_about -9 stall_and -9 stared -9 started -9 steps -9 stolen_in -9 stop -9 stops -9
suggests -9 tax_office -9 telephone_and -9 tell_mum -9 terrible_beds -9 than -9 that_youre -9 thats_it -9
the_best -9 the_bond -9 the_chat -9 the_corner -9 the_fridge -9 the_hill -9 the_insurance -9 the_lads -9
the_luggage -9 the_third -9 the_trip -9 then_she -9 there_on -9 thing_about -9 think_they -9 thirteen -9
tie -9 tiles -9 to_answer -9 to_her -9 to_leeds -9 to_sort -9 to_wait -9 took -9 torquay -9 torquay_had -9
towel -9 town -9 train_was -9 up_like -9 used -9 very_good -9 vicar_has -9 war_and -9 was_really -9
was_stolen -9 washing_up -9 watercolours -9 we_ate -9 were_not -9 when_it -9 when_youve -9 will_ring -9
with_very -9 wool_shop -9 worth_a -9 wouldnt_let -9 writing_here -9 year_in -9 you_may -9 you_tell -9
your_friends -9 your_letter -9 your_messages -9 a_#amount -10 a_fool -10 a_funeral -10 a_good -10 a_heavy -10
a_horse -10 a_leaflet -10 a_new -10 a_nurse -10 a_penny -10 a_rose -10 a_scam -10 a_ticket -10 alarm_went -10
all_stood -10 and_bought -10 and_buy -10 and_her -10 and_mostly -10 and_paid -10 and_rang -10 and_read -10
and_she -10 and_to -10 and_walked -10 and_was -10 apparently -10 are_going -10 arm -10 as_a -10 asked_all -10
at_all -10 at_it -10 back_into -10 bank_has -10 beach -10 become_a -10 been_dry -10 been_quiet -10
bird_book -10 borrowed -10 bottle -10 breakfast_and -10 but_she -10 by_noon -10 call_the -10 came_home -10
can_look -10 cannot_get -10 cant_buy -10 cards_as -10 centre_and -10 chairs -10 chicken -10 chickens -10
chips -10 church -10 class_is -10 closed -10 coast -10 cost_a -10 cost_of -10 dad_but -10 dad_used -10
doctor_is -10 downloaded_the -10 dressing -10 dressing_gown -10 dry_since -10 earns_good -10 every_summer -10
everyone -10 everyones -10 families -10 father_was -10 feet_in -10 find_a -10 find_it -10 first_name -10
foolish -10 for_fifty -10 for_twenty -10 for_when -10 forgot -10 fountain -10 fountain_pen -10 from_where -10
from_work -10 garage -10 gently -10 gift_cards -10 good_fountain -10 grown -10 had -10 ham -10 hardest -10
harvest_table -10 has_your -10 have_gone -10 have_saved -10 having -10 he_asked -10 he_earns -10 he_works -10
her_to -10 heron -10 hes_a -10 hid_the -10 hide_from -10 him_and -10 him_for -10 him_the -10 his_mother -10
his_side -10 home_from -10 hurry -10 i_asked -10 i_come -10 i_deleted -10 i_dont -10 i_get -10 i_go -10
i_havent -10 i_look -10 i_meet -10 i_miss -10 i_used -10 id_been -10 in_canada -10 in_every -10 in_good -10
iron -10 is_and -10 is_not -10 is_nothing -10 is_so -10 it_came -10 ive_taken -10 kind_lady -10 kitten -10
knee -10 knew_all -10 know_if -10 know_my -10 knowing -10 ladies_for -10 lemon -10 literally -10 live_on -10
load -10 lost_our -10 lottery_syndicate -10 lunch_we -10 margaret -10 me_back -10 me_when -10 meant -10
meet_again -10 meet_the -10 met -10 million_that -10 minus -10 minus_#number -10 minute_with -10 morning_i -10
mostly -10 moving -10 must_come -10 my_great -10 my_hens -10 my_pin -10 my_turn -10 nearly_fell -10
never_know -10 nothing_and -10 now_but -10 now_theres -10 of_him -10 of_those -10 off_like -10 only_found -10
opinions -10 our_house -10 our_slippers -10 paid_us -10 parcel_with -10 pass_back -10 patient_with -10
pen_have -10 personally -10 perth -10 pool -10 purse_on -10 quick -10 race -10 rain -10 records -10
respect -10 rest_of -10 ring_is -10 said_a -10 saving -10 secret_of -10 shed -10 silver -10 since_june -10
six_years -10 sleeps -10 so_im -10 so_loud -10 someone_to -10 soon -10 still_get -10 still_there -10
stroke -10 talk -10 that_woman -10 the_beach -10 the_cakes -10 the_cup -10 the_dentist -10 the_fence -10
the_grant -10 the_hardest -10 the_hedge -10 the_jigsaw -10 the_journey -10 the_letter -10 the_morning -10
the_park -10 the_pear -10 the_quiz -10 the_raffle -10 the_repair -10 the_shipping -10 the_summer -10
the_wee -10 the_worst -10 the_young -10 then_it -10 there_was -10 they_kept -10 time -10 tin_for -10
to_complain -10 to_hear -10 to_prove -10 to_trouble -10 to_wear -10 today -10 today_in -10 tooth -10 touch -10
twelve_years -10 two_euro -10 village_has -10 voice_message -10 voice_note -10 was_six -10 was_so -10
way_back -10 way_through -10 we_keep -10 wedding -10 went_at -10 with_that -10 wonderful -10 works_all -10
works_for -10 would_i -10 year -10 you_paid -10 you_play -10 you_try -10 your_friend -10 your_life -10
your_mother -10 your_tea -10 #amount_on -11 #number_#year -11 #number_it -11 a_#number -11 a_code -11
a_dollar -11 a_drawer -11 a_living -11 a_paper -11 a_pint -11 a_refund -11 a_retired -11 about_a -11
advice_about -11 along_the -11 aloud_to -11 always -11 an_awful -11 an_engineer -11 an_operation -11
and_ask -11 and_cried -11 and_earn -11 and_found -11 and_knew -11 and_left -11 and_now -11 another_way -11
anyway -11 are_up -11 army -11 as_it -11 asked_what -11 at_me -11 autumn -11 back_my -11 back_the -11
baked -11 bathroom -11 bathroom_is -11 be_#number -11 be_alone -11 been_saving -11 been_sober -11
birds_with -11 book -11 bothering -11 bothering_you -11 bowl -11 burned -11 burned_the -11 bus_pass -11
but_a -11 buy_some -11 cake_in -11 calls_on -11 came -11 came_at -11 can_ring -11 candle -11 chat_with -11
christmas_and -11 clock_that -11 club_in -11 coast_every -11 concert -11 copies -11 council_paid -11
customs -11 damp -11 day_the -11 degrees_in -11 delivered_the -11 device -11 die -11 dog_ate -11 dont_mind -11
dont_speak -11 down_the -11 ebay -11 egg -11 elsewhere -11 energy -11 faint_hearted -11 far_too -11
fathers_van -11 fit -11 five_minutes -11 floor -11 for_christmas -11 forty_years -11 found_out -11 froze -11
gave_the -11 get_lost -11 glasses -11 go_in -11 go_out -11 good_morning -11 got_an -11 grandsons -11
had_the -11 hair -11 happened -11 has_found -11 hat_for -11 he_told -11 hearted -11 hearted_but -11
her_husband -11 hes_in -11 hill -11 hip -11 holidays -11 house_is -11 how_do -11 i_finished -11 i_ordered -11
i_stood -11 id_a -11 id_have -11 im_learning -11 in_june -11 in_scarborough -11 in_toronto -11 into_it -11
island -11 it_thank -11 ive_made -11 kept_him -11 kitchen -11 lavender -11 lay -11 leaf -11 learn -11
leaves -11 lived -11 long_that -11 looks_like -11 lost_her -11 man_has -11 mind -11 mine_tells -11 mining -11
miss -11 miss_my -11 money_in -11 money_now -11 months_rent -11 mornings_and -11 mother_used -11 much_for -11
my_brother -11 my_cat -11 my_daughter -11 my_favourite -11 my_stories -11 my_ticket -11 my_train -11
new_camera -11 no_signal -11 nobody_pays -11 norway_but -11 not_bothering -11 not_stretch -11 now_im -11
of_anything -11 of_mums -11 officer_and -11 old_school -11 opening -11 out_that -11 outside_the -11 owe -11
packet -11 paid_back -11 parcel_twice -11 park -11 pass_it -11 password_you -11 patience -11 pension_does -11
phone_bill -11 please_write -11 postcode -11 putting -11 raffle -11 reader -11 report -11 retired_postman -11
reunion -11 rhymes -11 rhymes_with -11 ring_your -11 said_he -11 scarborough -11 scarborough_is -11
school_on -11 school_report -11 send_my -11 she_has -11 she_reads -11 shell -11 shirt -11 signal_in -11
site_does -11 sleep_well -11 someone_who -11 sorry -11 soup_and -11 spend_it -11 still_tells -11 stock -11
story -11 stretch_to -11 suit -11 summer_in -11 telescope -11 than_this -11 thanks_for -11 that_as -11
that_is -11 that_it -11 that_one -11 the_bills -11 the_both -11 the_date -11 the_faint -11 the_garage -11
the_garden -11 the_most -11 the_old -11 the_online -11 the_place -11 the_priest -11 the_savings -11
the_stairs -11 the_table -11 the_two -11 the_war -11 the_way -11 then_a -11 they_asked -11 they_stopped -11
they_write -11 thief -11 thing_to -11 third_was -11 to_#year -11 to_fill -11 to_norway -11 to_plant -11
token -11 took_#amount -11 urgent -11 very -11 vicar -11 walk_and -11 was -11 was_gone -11 was_ill -11
was_it -11 was_one -11 weather_will -11 what_they -11 who_do -11 who_wants -11 whole_way -11 will_change -11
wise -11 wool_i -11 workers -11 would_never -11 wrist -11 write_down -11 wrong_parcel -11 years_old -11
you_already -11 you_bring -11 a_bench -12 a_bit -12 a_blanket -12 a_bun -12 a_bus -12 a_gardener -12 a_hen -12
a_heron -12 a_lost -12 a_map -12 a_post -12 a_sausage -12 a_song -12 a_trip -12 about_her -12 about_your -12
address_for -12 after_the -12 ages -12 agreed -12 always_a -12 always_forget -12 am_thinking -12 and_asks -12
and_for -12 and_go -12 at_lunch -12 at_our -12 back_to -12 banana -12 bank_is -12 bed_with -12 bees -12
begun_to -12 believe_what -12 better_than -12 birthday -12 book_and -12 border_is -12 box_of -12
brought_me -12 bus -12 bus_ticket -12 by_thursday -12 cakes -12 came_up -12 canada -12 canada_and -12
charged_me -12 cheques -12 class -12 cleaned -12 clocks -12 close_at -12 code_is -12 collecting_stamps -12
comes_out -12 community -12 cool -12 cost_more -12 crypto_is -12 did_me -12 did_she -12 doctor_says -12
doing_the -12 done_it -12 doors -12 doris -12 downstairs -12 driving_test -12 drove -12 each_in -12 ear -12
emergency -12 favour_and -12 finished_her -12 fire_station -12 first_person -12 flat_with -12 follow_a -12
for_four -12 for_going -12 forget -12 found_my -12 frame -12 gardener_on -12 gardens -12 gather -12
gave_me -12 generals -12 go_home -12 got_a -12 got_up -12 grandfather_was -12 grown_men -12 had_found -12
hall -12 happy -12 he_does -12 hed_have -12 held -12 hen -12 her_in -12 her_puzzle -12 high -12 hospice -12
how_the -12 hugged -12 i_broke -12 i_found -12 i_kept -12 i_knitted -12 i_love -12 i_prefer -12 ice -12
id_leave -12 identity_card -12 if_youre -12 im_knitting -12 in_six -12 into_our -12 is_on -12 is_pleased -12
it_can -12 it_rained -12 it_seriously -12 ive_always -12 joining -12 kind_words -12 last_time -12
laughed_until -12 learned_to -12 leave_off -12 let_them -12 letter -12 locked -12 longer_than -12 lost -12
lost_the -12 lupins -12 lupins_this -12 making_a -12 may_tell -12 me_good -12 me_her -12 me_tell -12
me_think -12 mean -12 meet_at -12 mine_for -12 mine_what -12 moment -12 morning_from -12 mornings_the -12
moved -12 my_birthday -12 my_id -12 my_neighbor -12 nearly_all -12 never_felt -12 never_forget -12
never_said -12 new_phone -12 night_because -12 none -12 norwegian -12 norwegian_boats -12 note -12
of_joining -12 of_lupins -12 of_one -12 off_one -12 on_its -12 on_second -12 on_toast -12 one_i -12
one_place -12 or_your -12 ordered -12 organ -12 out_on -12 outside -12 owed_me -12 parcel_came -12
parcel_i -12 pay_with -12 pear -12 pear_tree -12 people_came -12 phone_number -12 places -12 posted -12
pound -12 puzzle_book -12 quick_before -12 quick_in -12 rained -12 rather_not -12 ray -12 recover -12
round -12 rugby -12 safety_tips -12 said_good -12 said_that -12 same_time -12 saturday -12 sausage -12
saving_for -12 second_row -12 seen -12 sentence -12 she_had -12 sister_that -12 site_and -12 smiling -12
so_long -12 son_wants -12 sorry_i -12 spanish -12 speech -12 sugar_and -12 sunday_lunch -12 tablet -12
take_me -12 taken_up -12 talking_about -12 telephone_i -12 tell_anybody -12 tells -12 telly_and -12
terrible -12 thanks_and -12 that_says -12 the_army -12 the_babys -12 the_bitcoin -12 the_club -12
the_coast -12 the_divorce -12 the_dogs -12 the_driver -12 the_hospice -12 the_knee -12 the_new -12
the_norwegian -12 the_organ -12 the_potatoes -12 the_queue -12 the_reunion -12 the_robot -12 the_same -12
the_spring -12 the_story -12 the_stove -12 the_stroke -12 the_vicar -12 the_windows -12 these_days -12
they_call -12 they_sent -12 theyve -12 think_so -12 three_times -12 tickets -12 tight -12 time_for -12
to_drink -12 to_fix -12 to_someone -12 together -12 took_#number -12 took_it -12 touched -12 trader_on -12
train_ticket -12 trip_on -12 tulips -12 turn_on -12 up_and -12 up_to -12 us_about -12 us_in -12 us_keep -12
wake_up -12 walked_out -12 war -12 was_#year -12 was_not -12 watched_the -12 we_all -12 we_talked -12
were_in -12 what_to -12 wife_used -12 will_write -12 wish_i -12 with_myself -12 words_yesterday -12 wore -12
worst -12 years -12 years_and -12 yesterday_they -12 you_having -12 you_make -12 you_want -12 your_kind -12
your_wedding -12 yourself -12 #number_just -13 #year -13 a_birthday -13 a_clock -13 a_door -13 a_garden -13
a_ham -13 a_pair -13 a_photo -13 a_policeman -13 a_tooth -13 a_wedding -13 age_and -13 all_live -13
alone_on -13 am_always -13 an_answer -13 and_felt -13 and_gave -13 and_never -13 are_the -13 as_an -13
as_you -13 asked_for -13 asked_him -13 asked_if -13 at_six -13 ate_a -13 babies -13 bank_holiday -13 be_an -13
beautiful -13 beech -13 beech_wood -13 been_good -13 before_you -13 bill_for -13 bless -13 blood_pressure -13
boot_sale -13 bridges -13 bringing -13 bun -13 but_we -13 by_it -13 came_to -13 car_boot -13 card_has -13
cat_has -13 clapped -13 comfort -13 coming_at -13 cried -13 customs_on -13 dear_friend -13 decided_to -13
died_we -13 do_when -13 doctor_wants -13 dont_even -13 dont_worry -13 during_the -13 eat -13
every_christmas -13 everything_that -13 face_to -13 fair -13 family_would -13 far_away -13 find_the -13
fix_the -13 for_life -13 for_no -13 forgot_the -13 four_minutes -13 free_for -13 friend_for -13 from_#year -13
from_me -13 gap -13 gardener -13 general -13 give_a -13 gloves -13 go_round -13 good_long -13 got_any -13
got_his -13 grandson_got -13 grandson_says -13 group_and -13 guy -13 had_a -13 ham_and -13 hands_shake -13
handsome -13 he_gave -13 he_lent -13 heating_on -13 her_school -13 here_again -13 him_out -13 his_voice -13
home_again -13 hour_at -13 house_for -13 hug -13 hung -13 husband_are -13 i_are -13 i_didnt -13 i_forget -13
i_let -13 i_lie -13 i_live -13 i_tell -13 i_thanked -13 i_walk -13 i_watched -13 im_up -13 in_on -13
in_touch -13 in_town -13 inside_my -13 is_done -13 is_enough -13 is_having -13 is_raining -13 is_up -13
it_felt -13 it_looks -13 it_opens -13 it_true -13 its_strange -13 jeans -13 job_offer -13 kept -13 kept_it -13
knee_today -13 knit -13 lahore -13 late_to -13 lights -13 like_that -13 little_money -13 live_far -13
local_museum -13 looked_like -13 made_#amount -13 man_i -13 mango_tree -13 market_with -13 marrow -13
me_six -13 member_you -13 messages_from -13 milk_and -13 murder -13 must_change -13 my_credit -13
my_grandmother -13 my_mate -13 my_pension -13 myself -13 neighbours -13 nervous_about -13 never_liked -13
northern -13 northern_lights -13 not_too -13 noticed -13 now_i -13 nurses -13 of_boots -13 of_old -13
of_soup -13 off_before -13 old_records -13 old_woman -13 on_their -13 one_pair -13 online_and -13 only_one -13
only_took -13 ours -13 paid_far -13 perfect -13 person_in -13 phone_down -13 pin_in -13 played_cards -13
poor_thing -13 presents -13 project_on -13 pulled -13 put_a -13 put_all -13 raining_here -13 read_by -13
recorded_me -13 records_at -13 ring_the -13 sad_she -13 said_about -13 said_well -13 sandwich_and -13
says_the -13 school_project -13 sends_me -13 shake -13 shape -13 shared -13 she_got -13 shelf -13 shift -13
shoes_but -13 shouting_at -13 silence_is -13 site_is -13 site_it -13 sits -13 slow_but -13 so_comfortable -13
so_thin -13 sold_me -13 someone_you -13 soup -13 spent_it -13 spent_the -13 table_and -13 taking -13
talk_face -13 thank -13 that_id -13 the_beech -13 the_book -13 the_bowls -13 the_choir -13 the_coach -13
the_dark -13 the_energy -13 the_hard -13 the_local -13 the_northern -13 the_nurses -13 the_post -13
the_programme -13 the_scam -13 the_school -13 the_solicitor -13 the_stock -13 the_toast -13 then_he -13
there_with -13 these_shoes -13 they_brought -13 they_recorded -13 thing_ive -13 to_face -13 to_mine -13
to_show -13 to_stand -13 to_tell -13 tobacco -13 true_that -13 turned_out -13 two_nights -13 two_sons -13
war_is -13 was_better -13 was_nineteen -13 was_the -13 water_bottle -13 ways -13 we_used -13 week_its -13
weekend_so -13 weeks_and -13 went_back -13 when_to -13 when_you -13 whenever_i -13 who_would -13
whole_time -13 window -13 wood_in -13 word_about -13 would_it -13 would_not -13 year_since -13 you_come -13
you_log -13 you_maybe -13 you_neednt -13 you_some -13 your_letters -13 your_telephone -13 #number_which -14
#year_to -14 a_chair -14 a_fish -14 a_fortune -14 a_hot -14 a_hug -14 a_nun -14 a_present -14 a_question -14
a_whole -14 about_that -14 afford_a -14 age_i -14 ah_no -14 alright -14 and_hold -14 and_someone -14
and_theyve -14 and_whether -14 as_usual -14 back_at -14 bags -14 ball -14 bath -14 be_from -14 be_quick -14
beautifully -14 because_it -14 blackmail -14 boiling -14 book_you -14 boots_and -14 bought_a -14
bought_three -14 bowls_club -14 bravest -14 bravest_thing -14 brother_so -14 bus_stop -14 but_he -14
by_#amount -14 by_a -14 called_it -14 came_and -14 can_leave -14 cant_afford -14 chatting -14 cheats_at -14
choir -14 citizens -14 class_in -14 club -14 clubbed -14 clubbed_together -14 compost -14 cost_me -14
could_sit -14 could_try -14 dates -14 deleted -14 deleted_all -14 did_you -14 done_the -14 dont_do -14
dont_lose -14 downloaded -14 easter -14 every_penny -14 felt_so -14 follows -14 fool -14 for_forty -14
for_free -14 for_half -14 for_pensioners -14 for_two -14 forgive -14 fortune_teller -14 from_her -14
gave_up -14 gets_in -14 going_into -14 goodbye -14 grandson_has -14 had_thirty -14 hall_door -14 hand_and -14
handed_it -14 happier -14 hardly_there -14 has_died -14 have_come -14 he_left -14 her_hand -14 his_name -14
his_whole -14 how_are -14 i_bought -14 i_burnt -14 i_downloaded -14 i_felt -14 i_laughed -14 i_painted -14
i_shall -14 i_wear -14 if_a -14 ill_show -14 im_in -14 in_new -14 in_that -14 invested_in -14 is_hardly -14
isnt_much -14 it_still -14 its_from -14 its_going -14 its_messages -14 its_rather -14 ive_ever -14 ive_met -14
jeans_hall -14 june -14 keys_in -14 leeks -14 lent_my -14 letters -14 lifeboat -14 lighthouse -14 line_and -14
lists -14 little_boy -14 market -14 may_ask -14 me_money -14 me_who -14 midwife -14 money_is -14 month_so -14
morning_so -14 mornings -14 my_husband -14 my_niece -14 myself_for -14 nap -14 nearly -14 need_your -14
never_too -14 new_coat -14 new_to -14 no_that -14 not_pay -14 nothing_but -14 number_for -14 number_was -14
nun -14 on_a -14 on_me -14 one_can -14 one_finger -14 our_choir -14 out_it -14 oven -14 owes -14 parking -14
parrot -14 passed -14 pay_me -14 pays_for -14 photos_by -14 pinch -14 pint -14 play_cards -14 pleased_to -14
policeman -14 purple -14 put_me -14 raffle_is -14 recipe_it -14 recorded -14 red_as -14 returns -14
robin_who -14 rubber -14 savings_into -14 saw_a -14 saying_no -14 shall_keep -14 she_always -14 she_came -14
she_cheats -14 she_died -14 sherry -14 shook_hands -14 shout -14 sisters -14 slow -14 sourdough -14
spoken_to -14 stairwell -14 stood_outside -14 sunday_and -14 suspect_the -14 takes_#number -14 teachers -14
telling_me -14 thank_you -14 that_was -14 the_alarm -14 the_bakery -14 the_bravest -14 the_connection -14
the_exam -14 the_fourth -14 the_gate -14 the_heating -14 the_lifeboat -14 the_market -14 the_oven -14
the_page -14 the_pocket -14 the_road -14 the_tickets -14 the_twins -14 the_window -14 them_a -14 then_stop -14
they_are -14 thin_now -14 this_and -14 this_recipe -14 though_i -14 through_this -14 tide -14 till_my -14
time_with -14 to_each -14 to_him -14 to_it -14 to_settle -14 toast -14 today_i -14 took_her -14 took_three -14
toronto -14 up_that -14 used_to -14 walked -14 ward -14 was_jeans -14 was_right -14 was_that -14
watching_the -14 waved_at -14 wedding_shoes -14 were_the -14 where_the -14 while_they -14 winnipeg -14
wrote_that -14 years_of -14 yes_its -14 yoghurt -14 you_cant -14 you_did -14 you_like -14 you_today -14
your_advice -14 your_thoughts -14 #amount_with -15 #year_and -15 a_fan -15 a_hard -15 a_hat -15 a_lad -15
a_proper -15 a_report -15 a_scarf -15 a_secret -15 a_very -15 a_wallet -15 abba -15 and_couldnt -15
and_eleven -15 and_ended -15 and_said -15 at_four -15 at_one -15 at_sixty -15 at_that -15 at_western -15
back_every -15 back_for -15 back_in -15 bad_day -15 before_it -15 behind_a -15 best_friend -15 bins -15
bottle_of -15 brand -15 breakfast -15 bridge -15 bright -15 bring_a -15 burst -15 called -15 came_out -15
casserole -15 cat_had -15 cellar -15 centimetres -15 choose_a -15 christmas -15 church_and -15 coat_mine -15
collection -15 come_by -15 connection -15 counted -15 cried_in -15 da -15 danced_at -15 done_with -15
each_pay -15 every_funeral -15 faces -15 feel_low -15 finished_the -15 five_years -15 flew -15 football -15
for_more -15 for_nothing -15 for_that -15 for_thirty -15 forgive_me -15 forgot_my -15 from_my -15
funeral_since -15 given_a -15 go_and -15 going_anywhere -15 good_book -15 got_two -15 had_put -15 hallway -15
hands_on -15 have_one -15 he_has -15 heaven -15 hed_been -15 hid_my -15 hills -15 him_back -15
his_favourite -15 hold_for -15 hold_with -15 hope -15 hours_and -15 how_you -15 hung_up -15 i_danced -15
i_follow -15 i_moved -15 i_nearly -15 i_shouldve -15 ill_put -15 in_hull -15 in_ten -15 in_years -15 india -15
is_called -15 it_must -15 it_was -15 joined -15 judge -15 just_had -15 learn_to -15 left_an -15 lemon_cake -15
lent_him -15 lent_me -15 long_life -15 lot_of -15 love_a -15 luck -15 married -15 me_how -15 me_ten -15
meal -15 meet -15 met_at -15 mirror -15 mondays -15 mountains -15 my_old -15 my_slipper -15 nearly_scammed -15
never_once -15 new_job -15 niece_is -15 night_shift -15 nine_years -15 nineties -15 not_that -15
nothing_in -15 office_went -15 on_mondays -15 on_sundays -15 one_week -15 online_i -15 orchard -15
other_person -15 other_words -15 out_loud -15 pancakes -15 password_yesterday -15 plain -15 please_help -15
poems_you -15 pound_a -15 print -15 quarrel -15 quiz -15 rang_the -15 recipes -15 recovered -15 registered -15
regret -15 river -15 sandwich -15 sat_down -15 scammed_yesterday -15 sea -15 see_her -15 shares_in -15 shh -15
shoes_and -15 shouting -15 slipper -15 smells_like -15 snow -15 sober -15 sofa_and -15 someones -15 spoon -15
spring_and -15 stairs -15 stamps_for -15 stars -15 stirring -15 stood_in -15 swim -15 tables -15 than_the -15
that_made -15 the_big -15 the_cheese -15 the_church -15 the_grass -15 the_hills -15 the_lawn -15
the_mountains -15 the_neighbours -15 the_nineties -15 the_poems -15 the_pools -15 the_salt -15 the_sea -15
the_software -15 the_tomatoes -15 there_in -15 they_delivered -15 three_and -15 ticket_for -15 to_look -15
to_other -15 to_share -15 to_sing -15 to_swim -15 to_use -15 toaster -15 told_him -15 tonight_i -15
treasure -15 trees -15 two_minutes -15 two_years -15 understood -15 us_on -15 used_it -15 useful -15 visit -15
voucher_for -15 wake -15 was_called -15 was_her -15 was_nearly -15 was_paid -15 watch_the -15 watched_a -15
we_ended -15 we_sang -15 well_that -15 went_off -15 when_its -15 will_you -15 won -15 words_for -15
worked_on -15 write_more -15 you_feel -15 you_one -15 #number_degrees -16 a_blackbird -16 a_cup -16
a_doctor -16 a_documentary -16 a_fishing -16 a_robin -16 a_sandwich -16 a_slice -16 about_who -16 accept_a -16
account_that -16 across -16 again_from -16 and_on -16 and_once -16 and_still -16 and_write -16 anyone_a -16
are_good -16 at_cards -16 balcony -16 be_careful -16 behind -16 behind_me -16 best_advice -16 better_the -16
biryani -16 blanket -16 body -16 bread -16 burnt_the -16 but_i -16 by_my -16 by_post -16 call_on -16
came_round -16 can_make -16 change_in -16 changed_my -16 cheek -16 childrens_ward -16 come_on -16
commission -16 council_and -16 cup_of -16 daughter_and -16 daughter_in -16 dawn -16 direct_debit -16
do_this -16 documentary -16 each_month -16 eleven_of -16 end_the -16 ended_up -16 even_the -16
every_friday -16 everything_to -16 faith_restored -16 father_kept -16 finally_paid -16 first_thing -16
folded_up -16 food -16 for_nine -16 four_years -16 from_both -16 fruit -16 gate -16 go_there -16 got_my -16
granddaughter_showed -16 great -16 gutter -16 had_to -16 half_the -16 has_my -16 have_my -16 he_brought -16
he_did -16 hello_to -16 him_my -16 his_own -16 holds -16 holiday_this -16 hospital_with -16 hotel_in -16
hour_in -16 hour_with -16 hummed -16 i_always -16 i_believe -16 i_knew -16 i_missed -16 i_start -16
im_teaching -16 in_hospital -16 in_time -16 into_the -16 invested -16 is_at -16 is_kind -16 is_like -16
is_red -16 it_hard -16 it_rains -16 its_on -16 its_still -16 jam_and -16 joking -16 just_wanted -16
landlords -16 lid -16 lift -16 lock -16 look_out -16 love_that -16 main -16 make_up -16 many_people -16
me_my -16 me_pretending -16 miss_our -16 mop -16 mother_said -16 museum_now -16 my_country -16 my_dog -16
my_exam -16 my_hat -16 my_partner -16 my_students -16 my_thoughts -16 national -16 never_told -16 new_hall -16
new_hip -16 ninth -16 nose -16 of_rice -16 one_about -16 or_close -16 ordinary -16 page_lists -16 paid_him -16
pair -16 pairs -16 pairs_of -16 passed_my -16 path_of -16 paying_for -16 penny_for -16 pig -16 pinch_of -16
planted_a -16 playing -16 power_cut -16 radio -16 read_at -16 regards -16 requests -16 restored -16
round_and -16 salt_and -16 scarf_for -16 sea_or -16 secret -16 she_gave -16 she_met -16 she_never -16
she_was -16 shouted -16 shouted_at -16 sleep_tight -16 slept -16 slice_of -16 software -16 sound -16 spy -16
stamps -16 still_do -16 still_owes -16 stuck_on -16 suits_you -16 sundays -16 tea_and -16 tea_leaves -16
tell_so -16 thanked -16 that_could -16 that_old -16 the_cats -16 the_food -16 the_main -16 the_operator -16
the_student -16 the_tenors -16 the_time -16 the_tooth -16 the_tram -16 the_united -16 the_website -16
therapy -16 they_wanted -16 thing_that -16 think_its -16 tired_but -16 together_and -16 tram -16 tram_and -16
tried -16 underneath -16 us_for -16 visitors_and -16 walk -16 wanted -16 wasnt -16 we_counted -16 we_live -16
we_sat -16 we_won -16 week_and -16 went -16 went_down -16 were_right -16 were_you -16 when_id -16 who_was -16
whos_got -16 with_his -16 with_them -16 won_#amount -16 won_at -16 years_since -16 your_message -16
your_town -16 your_work -16 #number_pieces -17 a_church -17 a_coffee -17 a_diary -17 a_film -17 a_grandad -17
a_hedgehog -17 a_judge -17 a_lighthouse -17 a_postcard -17 a_priest -17 accepted -17 address_is -17 admit -17
aids -17 always_had -17 an_orange -17 and_comes -17 and_down -17 and_nearly -17 and_youre -17 asked_about -17
at_a -17 at_eight -17 ate_the -17 bag_of -17 be_glad -17 be_sad -17 become -17 bingo_#amount -17
birthday_money -17 bonds_without -17 bread_bin -17 brother_was -17 but_id -17 cake_recipe -17 cataract -17
centre -17 cleaner -17 collects -17 contact_us -17 cooked -17 couldve -17 cricket -17 crossed -17 day_in -17
did_a -17 divorce -17 do_and -17 dont_apologise -17 dont_forget -17 doughnuts -17 ears -17 elbows -17
entire -17 even_though -17 faint -17 fake -17 family_about -17 fathers -17 favourite_hymn -17 first_time -17
fish_and -17 five_of -17 flight_to -17 flower -17 for_his -17 forty_people -17 gave_it -17 geese -17
giving_out -17 glad_to -17 got_the -17 gown -17 grandson_and -17 grunts -17 has_got -17 he_turned -17
hear_it -17 hear_my -17 hearing_aids -17 hed_never -17 hedgehog -17 held_my -17 her_a -17 here_just -17
hes_got -17 himself -17 hold_on -17 home_to -17 hows_the -17 i_couldve -17 i_intend -17 i_listen -17 i_owe -17
i_talk -17 i_understand -17 if_youve -17 im_home -17 in_#year -17 in_english -17 in_her -17 in_lisbon -17
in_spring -17 intend -17 intend_to -17 into_a -17 is_already -17 is_never -17 is_orange -17 it_if -17
it_twice -17 ive_not -17 jar_for -17 kid -17 kilos -17 knows -17 lamp -17 late_and -17 least_one -17
leave_it -17 letter_and -17 like_when -17 line_at -17 locked_myself -17 love_to -17 lunch_is -17 meetings -17
millions -17 minute_i -17 missed_the -17 mix -17 more_about -17 mother_i -17 mouth -17 my_apple -17
my_eyes -17 my_good -17 my_kitchen -17 my_neighbours -17 my_stepson -17 my_wife -17 my_work -17 myself_out -17
neighbour_lost -17 new_zealand -17 news_about -17 nobody_knows -17 nor -17 not_writing -17 now_she -17
nurse_for -17 of_tea -17 old_teapot -17 on_loneliness -17 on_other -17 one_night -17 onion -17 onions -17
over_it -17 page_is -17 pair_of -17 passwords_in -17 person_and -17 phone_call -17 police_came -17 pony -17
potatoes -17 practising -17 premature -17 probably -17 pull -17 rang -17 rang_me -17 read_out -17 removed -17
rome_in -17 run_it -17 says_it -17 scared_of -17 scarf -17 sealed_copy -17 secret_to -17 server -17
she_knew -17 shes_#number -17 shouldve -17 since_the -17 singing -17 sleep_on -17 slice -17 smells_of -17
sons_and -17 soon_after -17 sounds_like -17 soup_on -17 stepson -17 stir -17 straight_in -17 stubborn -17
sugar -17 swore -17 syndicate_at -17 tall -17 texas -17 than_any -17 that_he -17 that_with -17
the_bathroom -17 the_call -17 the_credit -17 the_dog -17 the_entire -17 the_farm -17 the_letters -17
the_ninth -17 the_parking -17 the_piano -17 the_premature -17 the_shelter -17 the_sun -17 the_washing -17
the_wheel -17 the_whole -17 the_wool -17 they_called -17 thought_that -17 to_whistle -17 tomorrow_im -17
transferred -17 two_of -17 updated -17 waiting_room -17 wanted_#amount -17 was_a -17 was_good -17 was_my -17
watched -17 we_always -17 we_thought -17 went_to -17 were_at -17 were_having -17 whistle -17 whistle_with -17
wine -17 with_every -17 without_romance -17 you_believe -17 you_meet -17 you_pick -17 you_shouldnt -17
your_cake -17 your_favourite -17 your_lemon -17 zealand -17 a_baby -18 a_balcony -18 a_favourite -18
a_footballer -18 a_glass -18 a_nail -18 about_his -18 about_otters -18 actor -18 after_a -18 again_i -18
ah -18 all_he -18 always_the -18 am_terrified -18 and_in -18 and_nobody -18 any_money -18 apologise -18
apologise_for -18 arguing -18 around_the -18 as_much -18 at_last -18 balcony_at -18 bank_in -18
be_thinking -18 been_one -18 bill_came -18 bless_her -18 bluebells -18 booked_my -18 bored -18 broke_until -18
but_im -18 but_never -18 by_candle -18 cannot_open -18 chosen_to -18 clouds -18 clue -18 colour -18 cost -18
costume -18 council -18 curry -18 cushion -18 dating -18 documentary_about -18 donkey -18 dont_give -18
dont_share -18 drank -18 drawer -18 electric -18 elses -18 evening_with -18 ever_since -18 face_the -18
favourite -18 felt_like -18 fifty_years -18 fingers -18 first_because -18 first_night -18 fishing -18
flour -18 footballer -18 footballer_and -18 for_asking -18 for_remembering -18 forgot_his -18 fourth -18
full_of -18 fun -18 garden_or -18 good_company -18 got_lost -18 got_through -18 got_to -18
granddaughter_put -18 grandson_wants -18 gutters -18 gutters_i -18 had_two -18 he_paid -18 he_saw -18
hearthkin_is -18 him_on -18 his_wife -18 hull -18 i_came -18 i_die -18 i_hope -18 i_lent -18 i_think -18
i_wasnt -18 ice_cream -18 id_lost -18 ill_call -18 in_you -18 is_beans -18 is_often -18 is_out -18 it_im -18
it_turns -18 its_good -18 jar -18 job_in -18 lane -18 laugh -18 laughed_so -18 lawyer_and -18 learn_welsh -18
left_everything -18 left_with -18 lets_you -18 like_it -18 looked_for -18 lost_a -18 lunch_and -18 meets -18
mentioned_but -18 middle_of -18 million_a -18 must_do -18 my_first -18 my_neighbour -18 my_sister -18
my_week -18 nail -18 neither -18 never_been -18 no_shame -18 not_sent -18 not_think -18 november -18
number_#number -18 of_ginger -18 of_them -18 of_vivaldi -18 on_our -18 on_strike -18 on_writing -18 or_is -18
oranges -18 otters -18 our_chats -18 over_with -18 owe_my -18 owned -18 pension_office -18 people_for -18
people_say -18 phone_rang -18 picture_of -18 pictures_that -18 pier -18 pleased_with -18 point -18 poke -18
pools -18 pound_in -18 pound_note -18 present_so -18 priest -18 puts -18 quicker_than -18 quite -18
real_ones -18 recipe_for -18 red -18 remembering -18 remembering_my -18 report_it -18 right_to -18 ruler -18
sang -18 saturdays -18 say_good -18 shame_in -18 she_doesnt -18 sing -18 sit_in -18 so_on -18
something_nice -18 something_warm -18 sticks -18 strike -18 sundays_and -18 sweet_peas -18 telephone -18
the_bin -18 the_bluebells -18 the_community -18 the_day -18 the_gutters -18 the_gym -18 the_jam -18
the_kettle -18 the_lights -18 the_pier -18 the_pub -18 the_s -18 the_storm -18 the_telly -18 the_weather -18
them_but -18 there_and -18 they_all -18 they_can -18 those_days -18 time_in -18 time_suits -18 tip -18
to_zoom -18 toes -18 too_many -18 too_old -18 tracking -18 tray_of -18 treated -18 trick -18 tried_to -18
turns_out -18 twins -18 two_hours -18 urgent_that -18 village -18 vivaldi -18 wants_your -18 warmer -18
was_at -18 was_from -18 we_manage -18 we_raised -18 we_were -18 wed_a -18 well_done -18 welsh_before -18
what_time -18 what_was -18 who_doesnt -18 whole_of -18 window_cleaner -18 years_to -18 you_leave -18
your_feet -18 a_bicycle -19 a_coat -19 a_fence -19 a_mystery -19 a_pot -19 a_soft -19 a_stick -19
a_sticker -19 a_teapot -19 a_tree -19 a_while -19 activities -19 always_am -19 am_#number -19 and_chips -19
and_every -19 and_hand -19 and_neither -19 and_none -19 and_of -19 and_only -19 and_sent -19 anyone_but -19
are_a -19 are_that -19 at_ten -19 band -19 been_there -19 begun -19 bicycle -19 bin -19 blisters -19
boss_in -19 bottle_and -19 bread_with -19 butter -19 buy_good -19 by_myself -19 cards_my -19 chip_shop -19
club_was -19 complain -19 cork -19 could_hear -19 could_tell -19 couldnt -19 cryptocurrency -19 daft -19
daylight -19 deposit_back -19 doctor_said -19 dried -19 due_any -19 emails -19 england -19 fall -19 fault -19
first_prize -19 for_each -19 for_telling -19 frost -19 good_wool -19 got_home -19 grass -19 guide_on -19
hand_in -19 happy_diwali -19 has_asked -19 have_never -19 he_had -19 he_was -19 hedge -19 here_if -19
hope_you -19 hospitals -19 i_collect -19 i_promised -19 i_type -19 im_off -19 in_welsh -19 interests -19
is_broken -19 is_interest -19 is_locked -19 is_warmer -19 it_gets -19 it_put -19 it_under -19 its_all -19
jars_of -19 joke_about -19 jollof -19 journey -19 kept_the -19 lamp_on -19 left_school -19 like_the -19
live_at -19 me_feel -19 me_his -19 me_id -19 me_over -19 me_whenever -19 mine_was -19 model -19
more_tonight -19 much_about -19 mum_says -19 my_advice -19 my_chair -19 my_horoscope -19 my_husbands -19
my_passwords -19 named -19 neighbour -19 network_address -19 new_here -19 next_week -19 night_sleep -19
not_ask -19 not_what -19 now_so -19 offers -19 once_a -19 one_account -19 only_know -19 operator -19
our_branch -19 own_at -19 own_birthday -19 party -19 pays_to -19 peel -19 people_over -19 pigeon -19 pike -19
places_left -19 plans -19 played -19 plums -19 postcard -19 pretend -19 raining -19 raised -19 reasons -19
reasons_activities -19 road -19 roll -19 romance -19 said_its -19 say_they -19 school_at -19 scones_to -19
sending_you -19 she_kept -19 shop_back -19 should_not -19 sixty -19 sleeve -19 so_glad -19 so_ive -19
so_kind -19 sorry_and -19 spelling -19 spoken -19 spring_when -19 squirrel -19 sticker -19 still_be -19
table_we -19 talk_later -19 taste -19 tell_my -19 ten_years -19 terrified -19 than_we -19 that_many -19
the_bottle -19 the_egg -19 the_eggs -19 the_mornings -19 the_newspaper -19 the_night -19 the_parish -19
the_right -19 the_sandwiches -19 the_snow -19 the_soup -19 the_step -19 the_tablet -19 the_telephone -19
think_id -19 thirty_one -19 this_autumn -19 this_cake -19 thought_i -19 thoughts -19 ticking -19 tight_but -19
to_rise -19 to_talk -19 to_them -19 told_everyone -19 train_leaves -19 trainers -19 turning -19
until_saturday -19 video_about -19 village_to -19 wait_until -19 walked_home -19 was_angry -19 washed -19
we_had -19 we_played -19 went_home -19 weve_been -19 weve_never -19 wheel -19 which_do -19 which_would -19
whitby -19 your_scones -19 #number_mill -20 #number_minutes -20 a_branch -20 a_break -20 a_burglar -20
a_class -20 a_face -20 a_fridge -20 a_smaller -20 a_thursday -20 after_two -20 all_morning -20 all_new -20
always_been -20 am_going -20 and_forgot -20 and_spent -20 and_when -20 are_out -20 are_worth -20 at_church -20
at_easter -20 bakery -20 bank_closed -20 bed_and -20 been_told -20 big_nose -20 blackbird -20 bliss -20
blocked_him -20 bob -20 booked -20 brother_a -20 brought -20 brought_it -20 burglar -20 came_for -20
cards_by -20 cars -20 cheats -20 children_everything -20 china -20 chocolates -20 chutney -20 closed_my -20
come_down -20 congratulations_on -20 connections -20 cookie_and -20 could_have -20 could_not -20
counter_is -20 dance_class -20 danced -20 delivery_man -20 didnt_know -20 down_a -20 each_time -20
eat_more -20 eggs_one -20 electricity_bill -20 end_a -20 enjoy -20 everything_they -20 everywhere_and -20
expensive -20 farmer -20 ferry -20 finger_and -20 fixed_the -20 found_it -20 get_my -20 get_up -20
give_the -20 giving -20 goodnight -20 grand_national -20 grandson_sounds -20 hated -20 have_lost -20
have_made -20 he_hung -20 head_and -20 headstone -20 held_the -20 hot_water -20 how_can -20 hurry_the -20
i_hold -20 i_paid -20 i_stopped -20 i_taught -20 in_four -20 in_wales -20 interest_in -20 investing -20
ive_booked -20 jumped -20 keep_stirring -20 keep_to -20 kind_to -20 knew_every -20 lamps -20 lasted -20
laughed_the -20 left_my -20 letter_with -20 letting -20 lights_they -20 liked -20 liked_the -20 listening -20
living -20 location -20 loneliness -20 long_time -20 lot_and -20 lot_from -20 love_it -20 lovely_long -20
mid_sentence -20 milk -20 mill_lane -20 mood -20 more_fruit -20 move_my -20 much_of -20 my_branch -20
my_coffee -20 my_glasses -20 my_pupils -20 my_roses -20 my_speech -20 my_wrist -20 news -20 news_from -20
ninety -20 no_longer -20 no_reason -20 no_the -20 not_have -20 of_butter -20 offered -20 often -20 oh_i -20
oh_thats -20 one_cow -20 or_so -20 our_letters -20 pantry -20 party_until -20 pepper -20 phone_and -20
pin_at -20 please_be -20 pleased -20 poems -20 porridge -20 post_and -20 pot_of -20 pretend_to -20
queue_at -20 reports -20 robes -20 roses_from -20 say_i -20 say_you -20 scratch_card -20 she_said -20
shop_on -20 shut -20 side_of -20 sixpence -20 sky -20 slippers -20 so_it -20 something_like -20 spend_the -20
stored_as -20 storm -20 suits -20 sweets -20 take_your -20 tall_big -20 that_actor -20 the_allotment -20
the_biscuits -20 the_cat -20 the_crossword -20 the_dance -20 the_driving -20 the_flowers -20 the_grand -20
the_heart -20 the_ladies -20 the_lamp -20 the_lottery -20 the_part -20 the_party -20 the_pictures -20
the_profile -20 the_queen -20 the_trifle -20 the_village -20 the_wedding -20 they_had -20 they_worry -20
thursday_because -20 thursdays -20 two_and -20 until_january -20 up_until -20 very_quiet -20 volunteered -20
waited -20 wants_you -20 was_cut -20 was_just -20 was_never -20 waved -20 we_danced -20 were_a -20
were_small -20 who_taught -20 whole_family -20 whole_street -20 with_biscuits -20 worry_so -20 wrapped -20
wrote_to -20 you_tonight -20 you_visit -20 you_walk -20 you_watch -20 yourself_you -20 youve_had -20 a_cow -21
a_shed -21 a_spoon -21 a_sprain -21 a_talk -21 add_more -21 adult -21 after_#number -21 all_and -21 all_at -21
an_adult -21 and_always -21 and_could -21 and_shes -21 and_somebody -21 are_back -21 ask_how -21
at_christmas -21 away_with -21 bank_clerk -21 barbecue -21 beans_on -21 beer -21 behind_the -21 bikes -21
biscuits -21 blood -21 brought_up -21 but_then -21 call_with -21 can_end -21 can_tell -21 cant_decide -21
cant_find -21 cookies -21 cough -21 cried_at -21 custard -21 day_with -21 did_i -21 end_to -21 ever_did -21
ever_had -21 felt -21 finding -21 first_job -21 fish -21 flu -21 flying -21 for_about -21 forty_minutes -21
frightened -21 frogs -21 garlic -21 go_at -21 gold_in -21 guide_dogs -21 happy_birthday -21 has_come -21
have_laughed -21 having_for -21 heard_from -21 height -21 hurry_up -21 i_cut -21 i_once -21 i_spent -21
i_walked -21 im_nervous -21 im_trying -21 in_court -21 in_which -21 ironing -21 is_an -21 is_tight -21
it_without -21 its_raining -21 jars -21 jean -21 jigsaw -21 just_one -21 just_said -21 kids_on -21 kinds -21
kinds_of -21 kitchen_looks -21 knitting -21 last_chance -21 late_so -21 letters_are -21 life_to -21
like_gold -21 likes -21 lists_who -21 little_water -21 lots_of -21 man_came -21 maps -21 me_luck -21 merry -21
merry_christmas -21 money_and -21 money_my -21 money_was -21 more_and -21 more_later -21 move_to -21
my_computer -21 my_flight -21 my_granny -21 never_lend -21 no_hurry -21 noise -21 not_send -21
not_understand -21 nurse_i -21 of_course -21 of_yourself -21 on_all -21 on_an -21 on_his -21 on_thursdays -21
one_whos -21 only_that -21 opened_a -21 paid_#amount -21 painted -21 passport_photo -21 password_on -21
pension_went -21 photo_makes -21 planning_a -21 plays_the -21 polite -21 proposed -21 recognise -21
removes -21 reverse -21 rooster -21 sad -21 savings_account -21 see_the -21 since_we -21 six_months -21
smell_the -21 someone_elses -21 sound_like -21 special -21 spent -21 sprain -21 strawberries -21 sunday_we -21
taught_me -21 tbh -21 teapot -21 teas -21 tell_somebody -21 thanks_to -21 the_emergency -21 the_ferry -21
the_film -21 the_frogs -21 the_kettles -21 the_kitchen -21 the_neighbour -21 the_radio -21 the_rice -21
the_sale -21 there_are -21 thirty_five -21 thirty_years -21 tips -21 to_church -21 to_hurry -21 to_one -21
to_report -21 to_run -21 to_smile -21 today_if -21 too_much -21 treasurer_of -21 tuesdays -21 ukulele -21
wanted_a -21 wants_me -21 was_#number -21 was_full -21 was_late -21 we_dont -21 well_go -21 welsh -21
went_for -21 were_all -21 weve_had -21 where_do -21 who_asked -21 who_you -21 whom_when -21 window_and -21
wish_me -21 wish_you -21 with_him -21 won_me -21 you_close -21 you_sound -21 your_browser -21
#number_years -22 a_bad -22 a_calendar -22 a_cat -22 a_fake -22 a_jar -22 a_lamp -22 a_pound -22 a_savings -22
ad -22 age_is -22 always_put -22 an_ad -22 and_chat -22 and_sang -22 appointment_go -22 as_though -22
ask_the -22 asked_her -22 asked_whether -22 awful -22 baby_and -22 bargain -22 be_and -22 be_there -22 bea -22
best_of -22 best_thing -22 birds -22 book_token -22 borrowed_a -22 boy_asked -22 bridge_and -22 browser -22
browsers -22 call_to -22 can_still -22 car_for -22 carried_it -22 cat -22 cataract_operation -22 cents -22
cheated -22 cheque_from -22 chewing -22 christmas_to -22 clock -22 closed_it -22 closer -22 coat_from -22
crime -22 crows -22 dance -22 date_for -22 day_it -22 describes -22 diary -22 dog_in -22 doorstep -22
dumplings -22 eight_and -22 failed_the -22 fell_for -22 fence -22 find_my -22 fine_thanks -22 first_bank -22
first_car -22 flask -22 for_five -22 forgotten -22 fraud_and -22 from_his -22 garden -22 garden_with -22
going_on -22 good_luck -22 grandparents -22 had_it -22 had_one -22 half_a -22 has_#number -22 having_a -22
hearthkin -22 hello_from -22 husband_always -22 i_add -22 i_play -22 i_slept -22 i_won -22 in_those -22
is_all -22 is_she -22 is_stored -22 it_happened -22 joined_a -22 jug -22 just_like -22 just_sit -22
kettle_on -22 king -22 knitted -22 knows_how -22 lean -22 lemonade -22 lesson -22 library_card -22
like_her -22 made_you -22 mangoes -22 me_it -22 meeting -22 museum -22 my_english -22 my_hair -22 my_nans -22
my_pen -22 my_rule -22 nervous -22 never_a -22 never_had -22 newspaper -22 no_voice -22 nothing_about -22
now_he -22 nursery -22 odd -22 of_every -22 on_hearthkin -22 operation_went -22 opinion -22 other_apps -22
our_telephone -22 painted_the -22 penny -22 photos_of -22 piano -22 please_could -22 programme_about -22
repeat -22 road_and -22 row -22 samaritans -22 say_so -22 says_its -22 says_my -22 series -22 shirts -22
six_weeks -22 so_beautifully -22 sorry_that -22 speak_with -22 spring -22 strange -22 sun -22 telly -22
tenors -22 that_she -22 thats_a -22 the_birds -22 the_boss -22 the_cookie -22 the_donkey -22 the_ducks -22
the_grandchildren -22 the_hall -22 the_kids -22 the_photograph -22 the_service -22 theres_always -22
theres_nothing -22 thought_id -22 time_is -22 trifle -22 uk -22 until_you -22 up_all -22 up_my -22 useless -22
usually -22 verse -22 wales -22 was_only -22 was_out -22 was_too -22 weather -22 went_well -22 were_eleven -22
whales -22 which_was -22 with_her -22 with_new -22 works_in -22 years_for -22 yesterday_i -22 you_cook -22
younger -22 your_time -22 youre_allowed -22 a_connection -23 a_fifty -23 a_hospital -23 a_member -23
a_notebook -23 a_saturday -23 a_shared -23 a_sign -23 a_walk -23 address_in -23 all_about -23 an_egg -23
an_umbrella -23 and_by -23 and_four -23 and_should -23 and_today -23 answered -23 are_still -23 argue -23
as_if -23 at_any -23 at_school -23 aunt_left -23 background -23 bank_sent -23 bank_was -23 barber -23
beard -23 been_asked -23 been_through -23 birthday_card -23 boats -23 bought_myself -23 bowls -23
brought_us -23 bus_is -23 busy -23 cafe -23 cake -23 cake_for -23 cast -23 chair -23 chap -23 cheese -23
click_with -23 come_round -23 cup -23 dad_is -23 dan -23 dancing -23 dinosaurs -23 do_about -23
doesnt_need -23 dog -23 drink -23 dye -23 elvis -23 emergency_number -23 english -23 except_for -23 fat -23
feel_better -23 fifty_minutes -23 first_house -23 for_hours -23 for_some -23 framed_in -23 from_us -23
get_home -23 gold_you -23 golden -23 good_night -23 graduated -23 great_deal -23 greetings_from -23 groups -23
guilty -23 had_nothing -23 hall_and -23 has_shares -23 hear_a -23 hear_me -23 heavy -23 hedgehogs -23
hobby -23 however -23 i_couldnt -23 i_leave -23 i_remember -23 i_waited -23 ideas -23 identity -23 in_love -23
invisible -23 is_good -23 is_kept -23 is_where -23 it_took -23 it_turned -23 its_nearly -23 ive_only -23
jobs -23 kissed -23 laid -23 leave_a -23 loaf -23 loss -23 marriage -23 matters_to -23 may_leave -23 mayor -23
me_please -23 mine_has -23 miss_the -23 mm -23 moving_to -23 my_doctor -23 my_wifes -23 nans -23 naturally -23
never_send -23 new_doctor -23 new_glasses -23 not_worry -23 note_and -23 notebook -23 office_was -23
officially -23 on_fridays -23 only_if -23 only_tired -23 our_first -23 our_kitchen -23 our_village -23
pen_friend -23 pencil -23 plant -23 pottery -23 pretending -23 pub -23 pupils -23 puzzle -23 queue -23
rain_on -23 rang_my -23 rights -23 rise -23 salt -23 say_and -23 say_what -23 she_could -23 shock -23
sign_anything -23 sister_for -23 sixty_years -23 snores -23 somebody_put -23 somebody_you -23 stories -23
surprise_party -23 swapped -23 syndicate -23 teaching -23 that_song -23 thats_the -23 the_background -23
the_bath -23 the_blood -23 the_fete -23 the_fish -23 the_lad -23 the_library -23 the_mayor -23 the_news -23
the_quiet -23 the_robin -23 the_scan -23 the_song -23 the_tab -23 the_words -23 them_both -23 these_terms -23
they_told -23 thin -23 tins -23 tiredness -23 to_hand -23 told_your -23 too_short -23 took_them -23
tooth_fairy -23 upside -23 upside_down -23 visitor -23 was_no -23 was_selling -23 was_seven -23 washing -23
wave -23 we_play -23 went_quiet -23 weve_a -23 what_people -23 wife_says -23 wouldnt_believe -23
wrapped_in -23 written_to -23 you_click -23 you_knew -23 you_too -23 youll_be -23 youngest -23
your_browsers -23 your_english -23 #number_times -24 a_baker -24 a_kettle -24 a_nap -24 a_no -24 a_visa -24
a_visit -24 about_people -24 allotment -24 an_argument -24 an_oil -24 and_went -24 any_of -24 are_#amount -24
argument -24 at_bingo -24 at_work -24 away_the -24 baker -24 beforehand -24 bill_was -24 both_are -24
bus_driver -24 but_at -24 by_hand -24 cancelled -24 checked -24 colours -24 daughter_set -24 deserve -24
disagree -24 due_in -24 every_word -24 everything_in -24 explained -24 family_whatsapp -24 fan -24
five_and -24 from_hospital -24 front_door -24 good_with -24 goose -24 got_one -24 got_three -24 greyhound -24
gym -24 had_such -24 has_gone -24 has_learned -24 he_didnt -24 hes_#number -24 him_you -24 hours_on -24
i_brought -24 i_needed -24 i_passed -24 is_hard -24 it_better -24 it_hangs -24 just_finished -24 keep_you -24
kept_his -24 kettle -24 kettle_and -24 kind_and -24 kitchen_table -24 know_it -24 ladder -24 left_the -24
like_being -24 lorry -24 lovely_to -24 made_of -24 made_up -24 me_sit -24 me_youve -24 means -24 meet_on -24
mill -24 mind_the -24 morning_to -24 mother_was -24 my_budgie -24 my_granddaughter -24 my_granddaughters -24
my_slippers -24 on_yourself -24 ours_is -24 out_for -24 practice -24 ride -24 robin -24 sad_today -24
said_and -24 say_sorry -24 school_bus -24 seems -24 seen_it -24 service -24 shaped_like -24 shoe -24 sight -24
since_#year -24 smoke -24 so_and -24 song -24 sorted_it -24 speaks -24 stopped_it -24 taught -24
that_people -24 the_boys -24 the_collection -24 the_flower -24 the_ice -24 the_job -24 the_match -24
the_museum -24 the_plant -24 the_postman -24 the_tea -24 the_waiter -24 they_go -24 theyve_asked -24
think_the -24 ticket_to -24 time_let -24 times_and -24 tired -24 too_and -24 took_him -24 towels -24
twice_and -24 umbrellas -24 up_#amount -24 up_spring -24 very_kind -24 waiter -24 was_born -24 was_read -24
we_did -24 we_got -24 we_still -24 we_walked -24 wearing -24 went_with -24 whats_left -24 when_we -24
whiskey -24 who_wrote -24 will_keep -24 worked_in -24 worth_every -24 year_but -24 you_posted -24 you_sing -24
a_bottle -25 a_carer -25 a_cold -25 a_customs -25 a_haircut -25 a_ladder -25 a_power -25 a_window -25
add_your -25 addresses -25 advice_for -25 afford_to -25 any_minute -25 anything_from -25 are_like -25
at_first -25 baking -25 bank_manager -25 believe_its -25 beside_it -25 big_sister -25 born_on -25
boundaries -25 box_on -25 buttons -25 call_me -25 called_me -25 can_hardly -25 cant_pay -25 cardigan -25
careful -25 coffee_at -25 cooking -25 countries -25 customs_in -25 diwali -25 eggs -25 feel_alone -25
fewer -25 food_bank -25 for_jean -25 for_their -25 four_times -25 full_and -25 gambled -25 game -25 ginger -25
glad_you -25 grandson_tried -25 greet -25 haircut -25 he_got -25 he_let -25 he_rang -25 healthy_boundaries -25
his_mum -25 home_is -25 hows -25 i_ate -25 i_hear -25 if_id -25 im_fine -25 important -25 in_laws -25
it_holds -25 jean_shall -25 language -25 languages -25 laugh_and -25 lawn -25 laws -25 learned -25
learning -25 letterbox -25 like_family -25 like_id -25 limits -25 lives_in -25 mean_to -25 money_from -25
my_eldest -25 my_grandson -25 my_hearing -25 my_knitting -25 my_password -25 myself_to -25 new_year -25
next_day -25 next_door -25 no_and -25 no_rush -25 no_way -25 of_sugar -25 of_their -25 off_with -25 paint -25
password_is -25 passwords -25 premium_bonds -25 prince -25 reunion_and -25 run_this -25 salad -25
sandwiches -25 says_hes -25 seeds -25 seek -25 she_thinks -25 sheet -25 sit_with -25 so_ill -25 so_its -25
so_sad -25 so_sorry -25 somebody_at -25 sorting -25 strong -25 supper -25 tasted -25 teenager -25
that_your -25 thats_my -25 thats_when -25 the_advice -25 the_bread -25 the_cataract -25 the_christmas -25
the_clock -25 the_clocks -25 the_letterbox -25 the_pantry -25 the_pattern -25 the_puppy -25 the_secret -25
the_server -25 the_signal -25 this_for -25 this_photo -25 tin_of -25 to_invest -25 to_sit -25 told_us -25
took_me -25 trains -25 trampoline -25 treasurer -25 understand_it -25 use_email -25 visitors -25
wages_home -25 waited_for -25 was_about -25 was_broken -25 way_of -25 we_close -25 we_saw -25 we_shared -25
we_took -25 web -25 wet -25 when_somebody -25 with_somebody -25 wood -25 wool -25 write_every -25 year_old -25
you_laugh -25 you_no -25 you_seek -25 your_drill -25 your_network -25 a_bakery -26 a_boat -26 a_hash -26
a_ring -26 a_slow -26 a_suitcase -26 address_or -26 advice_from -26 after_me -26 aged -26 all_of -26
am_and -26 and_leaves -26 be_ashamed -26 because_he -26 been_on -26 borrow_a -26 carry_it -26 catalogue -26
cheesecake -26 children_and -26 come_with -26 cream -26 cut_it -26 degrees -26 ended -26 ever_made -26
exam_went -26 federal -26 feet_are -26 first_and -26 folk -26 for_india -26 forecast -26 good_money -26
grandchildren -26 hairdresser -26 hash -26 hat -26 he_wouldnt -26 here_i -26 here_now -26 hope_that -26
husband_died -26 husband_in -26 i_keep -26 i_like -26 is_another -26 is_full -26 it_never -26 its_always -26
its_urgent -26 jam -26 lawnmower -26 learning_to -26 lost_it -26 makes_you -26 me_of -26 monopoly -26
my_class -26 my_letter -26 my_tomatoes -26 neighbours_are -26 norway -26 nowhere -26 of_that -26
older_than -26 only_wanted -26 our_street -26 owes_me -26 pass_is -26 people_and -26 photo_i -26
picture_is -26 pie -26 place_with -26 pocket -26 poetry -26 polish -26 potato -26 prescription -26 random -26
remind_me -26 ring_sometime -26 roses -26 said_the -26 sent_a -26 sent_me -26 short_with -26 sit_down -26
smoking -26 so_thats -26 so_tonight -26 sometime -26 son_is -26 star -26 staying -26 still_cant -26 sums -26
tab -26 taxi_driver -26 tell_a -26 tell_all -26 thanks -26 the_bird -26 the_butchers -26 the_council -26
the_path -26 the_trains -26 the_uk -26 thinking_of -26 this_year -26 thunder -26 time_of -26 to_explain -26
tomato -26 tomorrow_i -26 took_a -26 visa_for -26 was_left -26 were_four -26 were_so -26 what_happened -26
whatsapp_for -26 whatsapp_group -26 where_did -26 whether_id -26 who_run -26 wool_and -26 wrong_one -26
you_tried -26 a_choir -27 a_general -27 a_memory -27 about_#number -27 after_i -27 again_at -27 again_so -27
aid -27 all_giving -27 an_afternoon -27 and_#number -27 and_mine -27 answers -27 at_five -27 at_his -27
bank_to -27 be_all -27 bills_now -27 bingo -27 borrow_your -27 bought_it -27 cant_have -27 chapter -27
climb -27 cook -27 cross_with -27 daughter_helps -27 daughter_is -27 day_so -27 deadline_for -27 did_all -27
edge -27 eid -27 fair_price -27 first_day -27 fonts -27 fourteen -27 framed_the -27 giving_#amount -27
goodness -27 half_past -27 how_old -27 hymn -27 if_one -27 it_means -27 ive_begun -27 ive_done -27
ive_given -27 knew -27 know_each -27 know_today -27 law_is -27 less_alone -27 let_him -27 lifeboats -27
locked_and -27 look_like -27 lunch -27 man_called -27 marks -27 meaning -27 mid -27 money_or -27
mothers_day -27 must_go -27 my_best -27 my_grandmothers -27 my_hip -27 never_give -27 never_stops -27
not_going -27 nothing_much -27 now_or -27 on_those -27 on_wednesdays -27 other_sites -27 peas -27 pence -27
phone_that -27 planned -27 please_tell -27 politics -27 printed -27 privacy_policy -27 quilt -27 real_bank -27
remind -27 rhubarb -27 right_about -27 rush_to -27 sale_and -27 sends -27 she_does -27 sings -27 somehow -27
sounds -27 spoons -27 stored -27 tea -27 terms -27 text_about -27 th_so -27 that_at -27 the_age -27
the_cafe -27 the_early -27 the_edge -27 the_lifeboats -27 the_mortgage -27 the_opening -27 theatre -27
they_closed -27 they_sorted -27 theyve_put -27 though_it -27 to_another -27 to_meet -27 to_move -27
to_play -27 tomatoes -27 visit_and -27 walk_is -27 was_made -27 we_laughed -27 we_paid -27 we_slept -27
well_and -27 wish_id -27 yes_please -27 you_free -27 you_miss -27 you_scared -27 #number_bus -28
a_locksmith -28 a_parrot -28 a_smile -28 advice -28 asked_to -28 asleep_in -28 at_dinner -28 at_mine -28
became -28 been_in -28 bottle_on -28 builder -28 calendar -28 called_the -28 can_change -28 chin -28 cow -28
down_there -28 drill -28 ear_for -28 family_are -28 film -28 flowers_are -28 for_and -28 for_looking -28
forget_that -28 framed -28 gave_us -28 handbag -28 hard_on -28 he_wanted -28 hold_a -28 i_tried -28
illness -28 im_happy -28 im_thinking -28 jokes -28 kettles -28 leave_out -28 like_your -28 locksmith -28
lots -28 love_you -28 marmalade -28 me_pay -28 mother_died -28 my_dad -28 myself_and -28 new_card -28
no_idea -28 nobody_had -28 now_we -28 of_help -28 or_have -28 out_your -28 paid_last -28 past -28
pension_and -28 people_ask -28 plan_for -28 rang_to -28 romantic -28 rule -28 season -28 secrecy -28
seen_the -28 she_asked -28 shell_be -28 site_or -28 small_ones -28 smell -28 some_days -28 squares -28
story_about -28 studying -28 tattoo -28 telegrams -28 that_man -28 the_calendar -28 the_grandkids -28
the_left -28 the_passport -28 the_small -28 themselves -28 third_time -28 this_winter -28 through_a -28
umbrella -28 we_meet -28 wednesdays -28 week_in -28 went_up -28 who_comes -28 without_my -28 your_fault -28
your_garden -28 your_words -28 a_crossword -29 and_has -29 and_would -29 anybody_who -29 are_very -29
asked_at -29 at_number -29 back_room -29 budgie -29 by_friday -29 can_never -29 cannot_find -29 cant_log -29
castle -29 charity_shop -29 cholesterol -29 cookie -29 could_read -29 daughter_wants -29 deaf -29
ever_been -29 every_sunday -29 excuse -29 fete -29 films -29 for_gift -29 friday_so -29 get_used -29
get_well -29 glad -29 goes_with -29 grandmas -29 guest_is -29 have_much -29 hear_that -29 homesick -29
im_going -29 im_reading -29 it_last -29 italian -29 ive_decided -29 keep_well -29 lead -29 miss_you -29
my_email -29 never_seen -29 none_of -29 of_these -29 old_are -29 person_you -29 planning -29 plate -29
profile_your -29 put_money -29 radio_on -29 rang_on -29 rows -29 sent_him -29 shes_in -29 shower -29
site_slow -29 slow_for -29 so_nice -29 so_no -29 socks -29 spelled_my -29 states -29 stop_in -29 the_guide -29
the_telegram -29 today_so -29 traffic -29 understands -29 was_for -29 was_frightened -29 welcome -29
who_says -29 who_understands -29 you_imagine -29 your_arm -29 your_head -29 a_christmas -30 above -30
all_go -30 bank_before -30 bells -30 but_nobody -30 cant_stop -30 christmas_card -30 coins_in -30
costs_too -30 every_birthday -30 favourite_food -30 for_lunch -30 for_money -30 getting_a -30 got_that -30
grief -30 hats -30 he_wrote -30 hope_i -30 how_did -30 i_grew -30 im_proud -30 just_back -30 lentils -30
mango -30 met_online -30 my_grandad -30 my_love -30 my_thumb -30 not_sure -30 of_writing -30 oh_no -30
or_in -30 orange -30 other_members -30 out_there -30 page_on -30 prune -30 prune_roses -30 roses_if -30
sale -30 scones -30 shaped -30 so_kindly -30 stitches -30 sunset -30 tastes -30 that_for -30 thats_so -30
the_answers -30 the_battery -30 the_cake -30 the_play -30 to_prune -30 to_sell -30 up_by -30 us_and -30
was_#amount -30 weight -30 whether_they -30 whole_house -30 worn -30 york -30 you_hear -30 you_prefer -30
your_village -30 a_biscuit -31 all_on -31 crown -31 cure -31 followed -31 for_breakfast -31 for_tea -31
free_on -31 got_on -31 here_a -31 home_with -31 hospital_to -31 library -31 lost_#number -31 minutes_of -31
mother_from -31 need_not -31 off_to -31 one_in -31 or_to -31 owe_you -31 pay_this -31 physio -31 play_the -31
please_say -31 pocket_money -31 results -31 say_to -31 should_tell -31 smiled -31 so_hot -31 street_has -31
the_messages -31 the_physio -31 think_youre -31 were_waiting -31 with_people -31 worked_for -31 worse -31
wouldnt_take -31 years_ago -31 you_cannot -31 you_later -31 you_met -31 you_reading -31 you_save -31
a_crime -32 a_morning -32 anywhere -32 by_name -32 can_say -32 carpet -32 days_i -32 decide_anything -32
email_much -32 fear -32 find_them -32 forgets -32 fridays -32 give_out -32 gone_up -32 gravy -32 is_easy -32
it_may -32 kindly_and -32 milk_on -32 my_day -32 new_school -32 not_need -32 pattern -32 prices -32
privacy -32 ringing -32 sent_that -32 shop_for -32 shop_that -32 so_there -32 soft -32 some_milk -32
something_private -32 the_#amount -32 the_recipe -32 they_know -32 was_very -32 what_a -32 with_another -32
you_call -32 your_recipe -32 a_name -33 a_red -33 again_on -33 an_age -33 ask_them -33 bank_gave -33
be_late -33 brass -33 bulbs -33 carried -33 even_if -33 ever_get -33 good_on -33 lighter -33 my_grandsons -33
my_prescription -33 oh_dear -33 owl -33 promised_me -33 says_they -33 such_as -33 thought_it -33 to_hide -33
tongue -33 wanted_me -33 was_short -33 what_my -33 worth_more -33 you_write -33 and_yours -34 back_from -34
coal -34 flight_is -34 here_at -34 i_learned -34 is_from -34 list_for -34 me_know -34 talk_to -34 us_all -34
wary -34 whatsapp_all -34 your_father -34 a_dog -35 a_letter -35 adviser_at -35 apples -35 better_when -35
courage -35 eat_something -35 given_up -35 go_back -35 im_sorry -35 included -35 is_now -35 no_bank -35
painting -35 very_proud -35 work_on -35 write_soon -35 you_eaten -35 your_side -35 a_password -36
cant_stand -36 email_address -36 hiding -36 im_here -36 need_anything -36 right_for -36 ring_at -36 seeing -36
self -36 winters -36 you_doing -36 you_something -36 appointment -37 chance_to -37 costs_nothing -37 dizzy -37
is_after -37 is_between -37 my_tablet -37 no_good -37 recipe -37 us_friends -37 will_eat -37 by_heart -38
hand_on -38 have_children -38 my_tax -38 or_never -38 thank_god -38 those_who -38 we_bought -38 would_say -38
your_help -38 carrying -39 her_the -39 me_more -39 my_sewing -39 pudding -39 rush -39 a_call -40 wont_tell -40
your_mum -40 is_what -41 where_are -41 a_lift -42 inherited -42 with_this -42 your_visa -42 me_everything -43
crossword -44 tent -44 the_real -44 you_tomorrow -44 the_freezer -45 asks_you -47
`,
);
