/**
 * Passwords of ten or more characters that head the public lists of leaked ones, in lower case.
 * Shorter ones are refused for their length already.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  0000000000 00000000000 000000000000 0123456789 0987654321 1010101010 1029384756 1111111111
  11111111111 111111111111 1111122222 1112223334 1122334455 112233445566 1212121212 1213141516
  1231231230 1231231231 123123123123 1232323232 1233211234 123321123321 1234512345 1234554321
  1234560000 1234561234 123456123456 1234567089 1234567654321 1234567887654321 1234567890
  12345678900 123456789000 12345678901 123456789010 123456789012 1234567890123 12345678910
  1234567891011 123456789123 123456789123456789 1234567891 1234567898 1234567899 123456789a
  123456789abc 123456789q 123456789s 123456789z 123456abcd 123456abcdef 123456qwerty 1234abcd1234
  1234qwerasdf 1234qwer1234 123qweasdzxc 123qwe123qwe 12qwaszx12 1314520520 1357924680
  1472583690 1478523690 159357159357 1597534682 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u
  1q2w3e4r5t6y7u8i 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw23edc 1qaz1qaz1qaz 2222222222 22222222222
  3333333333 3141592653 31415926535 4444444444 5201314520 5555555555 55555555555 6666666666
  66666666666 7777777777 77777777777 7894561230 789456123789 8888888888 88888888888 888888888888
  9638527410 9876543210 98765432100 9999999999 99999999999 987654321a a123456789 a1234567890
  a1b2c3d4e5 a1b2c3d4e5f6 aa12345678 aa123456789 aaaaaaaaaa aaaaaaaaaaa aaaaaaaaaaaa abc1234567
  abc12345678 abc123456789 abc123abc123 abcd123456 abcd12345678 abcd1234abcd abcde12345
  abcdef1234 abcdef123456 abcdefg123 abcdefg1234567 abcdefghij abcdefghijk abcdefghijkl
  abcdefghijklmnopqrstuvwxyz administrator administrator1 adminadmin adminadmin1 admin12345
  admin123456 admin1234567 alexander1 alexandria anthony123 asd123asd123 asdasdasd1 asdasdasdasd
  asdf123456 asdfasdfasdf asdfghjkl1 asdfghjkl123 asdfghjkl; asdfghjklq asdfjkl123 ashley1234
  babygirl12 babygirl123 barcelona1 baseball12 baseball123 basketball basketball1 blink182182
  butterfly1 butterfly12 butterfly123 changeme12 changeme123 charlie123 cheerleader chocolate1
  chocolate12 chocolate123 christopher christopher1 computer12 computer123 conestoga1 cristiano7
  daddysgirl daniel1234 defaultpassword dragon1234 elephant123 elizabeth1 elizabeth123 family1234
  fatherhood ferrari123 fishing123 football12 football123 football1234 forgetmenot fuckyou123
  fuckyou1234 gabriel123 george1234 gfhjkm12345 goodmorning grandmother hannah1234 hello12345
  hello123456 hellohello hellokitty hellokitty1 helloworld helloworld1 iloveyou10 iloveyou11
  iloveyou12 iloveyou123 iloveyou1234 iloveyou22 iloveyouforever iloveyousomuch
  iloveyou!! internet123 jacqueline jennifer12 jennifer123 jessica123 jordan1234 justin1234
  killer1234 letmein123 letmein1234 letmeinnow letmeinplease liverpool1 liverpool123 loveisgood
  lovelovelove loveyou123 loveyou1234 manchester manchester1 manchesterunited michael123
  michelle12 michelle123 microsoft1 minecraft1 minecraft123 monkey1234 mother1234 motherlode
  mustang123 mynameismy mypassword mypassword1 mypassword123 naruto1234 nicole1234 nopassword
  november11 nintendo64 p@ssw0rd12 p@ssw0rd123 p@ssw0rd1234 p@ssword123 pa55word123
  passpasspass password00 password001 password01 password02 password10 password11 password12
  password123 password1234 password12345 password123456 password13 password2020 password2021
  password2022 password2023 password2024 password2025 password2026 password21 password22
  password23 password69 password77 password88 password99 password!! password1!
  password123! passwordpassword passw0rd12 passw0rd123 passw0rd1234 playstation playstation3
  pokemon123 princess12 princess123 princess1234 q1w2e3r4t5 q1w2e3r4t5y6 qazwsx1234 qazwsx123456
  qazwsxedc1 qazwsxedc123 qazwsxedcrfv qazxswedcvfr qqqqqqqqqq qwaszx1234 qwe123qwe123
  qweasd1234 qweasdzxc1 qweasdzxc123 qweqweqweqwe qwer1234qwer qwerasdfzxcv qwert12345 qwert123456
  qwerty1234 qwerty12345 qwerty123456 qwerty1234567 qwerty12345678 qwerty123456789 qwertyqwerty
  qwertyuiop qwertyuiop1 qwertyuiop12 qwertyuiop123 qwertyuiop[] qwertyuiopasdfghjklzxcvbnm
  qwertzuiop rainbow123 robert1234 rockyou123 samantha12 samantha123 samsung123 scooby1234
  secret1234 september1 september11 shadow1234 skateboard skateboard1 snickers12 soccer1234
  spiderman1 spiderman12 spiderman123 starwars12 starwars123 stephanie1 strawberry strawberry1
  summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 summer2026 sunshine12
  sunshine123 sunshine1234 superman12 superman123 superman1234 sweetheart sweetheart1 temp123456
  temppassword test123456 test12345678 testtest12 testtest123 testtesttest tinkerbell tinkerbell1
  thomas1234 tottenham1 trustno1trustno1 undertaker undertaker1 universal1 valentina1 valentine1
  volleyball volleyball1 welcome123 welcome1234 welcome12345 welcome2020 welcome2021 welcome2022
  welcome2023 welcome2024 welcome2025 welcome2026 whatever12 whatever123 whatever1234
  william123 winter2023 winter2024 winter2025 wordpass123 wordpress123 xxxxxxxxxx yourpassword
  yugioh1234 zaq12wsxcde3 zaq1xsw2cde3 zaq1zaq1zaq1 zxcvbnm123 zxcvbnm1234 zxcvbnm12345
  zxcvbnm,./ zxcvbnmzxcvbnm zzzzzzzzzz correcthorsebatterystaple correct-horse-battery-staple
  `
    .trim()
    .split(/\s+/),
);
